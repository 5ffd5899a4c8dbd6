/**
 * Les sources des règles de droit telles qu’elles sont livrées, par leur titre anglais : la loi qui a un titre français officiel, et ce qui n’est
 * le titre de rien. Une loi ou une page qui n’a qu’un titre anglais n’est pas ici; celle qu’une personne a inscrite reste la sienne.
 */
export const ruleSources: Readonly<Record<string, string>> = {
  'A 75 % rule that is sometimes quoted': 'Une règle de 75 % que l’on cite parfois',
  'Alberta PPSA s. 60, as understood in the trade': 'Alberta, PPSA, art. 60, selon l’usage du métier',
  'As in the provinces of the common PPSA text; to be confirmed with counsel':
    'Comme dans les provinces au texte commun sur les sûretés mobilières; à confirmer par un juriste',
  'As understood in the trade': 'Selon l’usage du métier',
  'Bank of Nova Scotia v. Sock, 2024 NBKB 13 (Indian Act, s. 89)':
    'Bank of Nova Scotia v. Sock, 2024 NBKB 13 (Loi sur les Indiens, art. 89)',
  'Bankruptcy and Insolvency Act, s. 244': 'Loi sur la faillite et l’insolvabilité, art. 244',
  'Bankruptcy and Insolvency Act, s. 69 and following':
    'Loi sur la faillite et l’insolvabilité, art. 69 et suivants',
  'Canada Interpretation Act, s. 35': 'Loi d’interprétation (Canada), art. 35',
  'Civil Code of Québec, art. 2757–2758': 'Code civil du Québec, art. 2757-2758',
  'Civil Code of Québec, art. 2761': 'Code civil du Québec, art. 2761',
  'Commonly listed as seize or sue for consumer contracts':
    'Figure d’ordinaire parmi les provinces où il faut saisir ou poursuivre, pour les contrats de consommation',
  'Commonly listed as seize or sue for consumer goods':
    'Figure d’ordinaire parmi les provinces où il faut saisir ou poursuivre, pour les biens de consommation',
  'Farm Debt Mediation Act, s. 21': 'Loi sur la médiation en matière d’endettement agricole, art. 21',
  'Kennedy Bailiffs — Consumer Protection Act, 2002, s. 25':
    'Kennedy Bailiffs — Loi de 2002 sur la protection du consommateur, art. 25',
  'Manitoba Personal Property Security Act, s. 59':
    'Loi sur les sûretés relatives aux biens personnels (Manitoba), art. 59',
  'New Brunswick Personal Property Security Act, s. 59(8)':
    'Loi sur les sûretés relatives aux biens personnels (Nouveau-Brunswick), par. 59(8)',
  'New Brunswick Personal Property Security Act, s. 61':
    'Loi sur les sûretés relatives aux biens personnels (Nouveau-Brunswick), art. 61',
  'Northwest Territories Consumer Protection Act':
    'Loi sur la protection du consommateur (Territoires du Nord-Ouest)',
  'Northwest Territories Personal Property Security Act, s. 59 and following':
    'Loi sur les sûretés mobilières (Territoires du Nord-Ouest), art. 59 et suivants',
  'Not established': 'Non établie',
  'Nunavut — law inherited from the Northwest Territories':
    'Nunavut — droit hérité des Territoires du Nord-Ouest',
  'Ontario Legislation Act, 2006, s. 88': 'Loi de 2006 sur la législation (Ontario), art. 88',
  'Ontario Personal Property Security Act, s. 65': 'Loi sur les sûretés mobilières (Ontario), art. 65',
  'Personal Property Security Act, on service of notices':
    'Loi sur les sûretés mobilières, au sujet de la signification des avis',
  'Québec Consumer Protection Act — instalment sale, P-40.1, r. 3, s. 41':
    'Loi sur la protection du consommateur (Québec) — vente à tempérament, P-40.1, r. 3, art. 41',
  'Québec Consumer Protection Act, s. 141': 'Loi sur la protection du consommateur (Québec), art. 141',
  'Québec Consumer Protection Act, s. 142': 'Loi sur la protection du consommateur (Québec), art. 142',
  'Québec Consumer Protection Act, s. 150.14': 'Loi sur la protection du consommateur (Québec), art. 150.14',
  'Québec Consumer Protection Act, s. 150.32': 'Loi sur la protection du consommateur (Québec), art. 150.32',
  'Québec Consumer Protection regulation and Civil Code, art. 1749':
    'Règlement d’application de la Loi sur la protection du consommateur (Québec) et Code civil, art. 1749',
  'Québec Interpretation Act, s. 61(23); Consumer Protection Act, s. 269; Code of Civil Procedure, art. 82':
    'Loi d’interprétation (Québec), art. 61, par. 23°; Loi sur la protection du consommateur, art. 269; Code de procédure civile, art. 82',
  'Scripta Legal and Cogency Global — the RDPRM': 'Scripta Legal et Cogency Global — le RDPRM',
  'Working assumption, to be confirmed with counsel': 'Hypothèse de travail, à confirmer par un juriste',
  'Yukon Personal Property Security Act': 'Loi sur les sûretés mobilières (Yukon)',
};
