import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'asset', 'year', 'make', 'model', 'serial', 'plate'] as const;

export const conditionReportText: FormText = {
  en: [
    about('en', rows),
    {
      facts: [
        ['Inspected on', '{{inspectedOn}}'],
        ['Odometer (km)', '{{odometerKm}}'],
        ['Keys', '{{keysReceived}}'],
        ['Drivable', '{{drivable}}'],
        ['Condition grade, of 5', '{{grade}}'],
        ['Exterior', '{{exterior}}'],
        ['Interior', '{{interior}}'],
        ['Mechanical', '{{mechanical}}'],
      ],
    },
    { lead: 'Damage found:', list: 'damageList' },
    { lead: 'Photos, each with the day on which it came in:', pictures: 'photos' },
    'Further photos on the file: {{photosFurther}}',
    { signs: ['Inspected by', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    {
      facts: [
        ['Inspecté le', '{{inspectedOn}}'],
        ['Odomètre (km)', '{{odometerKm}}'],
        ['Clés', '{{keysReceived}}'],
        ['En état de rouler', '{{drivable}}'],
        ['Cote d’état, sur 5', '{{grade}}'],
        ['Extérieur', '{{exterior}}'],
        ['Intérieur', '{{interior}}'],
        ['Mécanique', '{{mechanical}}'],
      ],
    },
    { lead: 'Dommages constatés\u00a0:', list: 'damageList' },
    { lead: 'Photos, chacune avec le jour de sa réception\u00a0:', pictures: 'photos' },
    'Autres photos au dossier\u00a0: {{photosFurther}}',
    { signs: ['Inspecté par', 'Date'] },
  ],
};
