import type { PaletteGroup } from './palette-lines';
import { useCommandGroups } from './use-command-groups';
import { useFoundGroups } from './use-found-groups';
import { useRecentGroup } from './use-recent-group';
import { plain } from './why-found';

/** From so many letters on, a command that begins with them is what was meant. */
const meant = 3;

/** What stands in the palette for what is typed, the likeliest first. */
export function usePaletteGroups(typed: string): { groups: readonly PaletteGroup[]; searching: boolean } {
  const found = useFoundGroups(typed);
  const recent = useRecentGroup();
  const [here, ...commands] = useCommandGroups();
  const words = plain(typed.trim());
  const fitting = [here, recent, ...commands].flatMap((group) => {
    const lines = (group?.lines ?? []).filter(({ word }) => plain(word).includes(words));
    return group && lines.length > 0 ? [{ ...group, lines }] : [];
  });
  const isCommand =
    words === '' ||
    (words.length >= meant &&
      fitting.some(({ lines }) => lines.some(({ word }) => plain(word).startsWith(words))));
  return {
    groups: isCommand ? [...fitting, ...found.groups] : [...found.groups, ...fitting],
    searching: found.searching,
  };
}
