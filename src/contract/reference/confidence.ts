/**
 * How sure a rule is. `V`: read in a primary or official source. `C+`: several agreeing secondary sources. Both block, and a
 * supervisor may override with reason and document. `C`: one secondary source or the trade's common knowledge: warns.
 * `U`: uncertain: shown as "confirm with counsel", never blocks.
 */
export type Confidence = 'V' | 'C+' | 'C' | 'U';
