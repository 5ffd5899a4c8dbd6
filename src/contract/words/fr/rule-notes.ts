/** Ce qui accompagne les règles de droit telles qu’elles sont livrées, par la note anglaise ; une note écrite par une personne reste la sienne. */
export const ruleNotes: Readonly<Record<string, string>> = {
  'Buyer’s rights on seizure, leave to repossess, right to sue after seizure':
    'Droits de l’acheteur lors de la saisie, permission de reprendre possession, droit de poursuivre après la saisie',
  'Flag and trustee contact; secured creditors’ rights vary':
    'Signalement et coordonnées du syndic; les droits des créanciers garantis varient',
  'The sheriff’s office offers the service': 'Le bureau du shérif offre le service',
  'Where the secured party is the vendor or took over the vendor’s interest; individuals cannot waive':
    'Lorsque la partie garantie est le vendeur ou son cessionnaire; un particulier ne peut y renoncer',
  'ACOL platform. Searched by serial numbered goods, individual debtor, enterprise debtor, registration number':
    'Plateforme ACOL. Recherche par bien à numéro de série, débiteur particulier, débiteur entreprise, numéro d’inscription',
  'All or substantially all inventory, receivables or other business property of an insolvent person; no consent before the notice is sent':
    'Totalité ou quasi-totalité du stock, des comptes recevables ou des autres biens d’entreprise d’une personne insolvable; aucun consentement avant l’envoi du préavis',
  'As in New Brunswick, whose act has the same model; not read in its own text':
    'Comme au Nouveau-Brunswick, dont la loi suit le même modèle; texte propre non consulté',
  'At or above it, no seizure without a court order':
    'À partir de ce seuil, pas de saisie sans ordonnance du tribunal',
  'BC Registries / BC OnLine. Searched by serial, debtor':
    'BC Registries / BC OnLine. Recherche par numéro de série, débiteur',
  'Besides the process of the Civil Enforcement Act': 'En plus de la procédure de la Civil Enforcement Act',
  'By remedy: taking in payment extinguishes; sale by the creditor leaves a claim; repossession under an instalment sale extinguishes':
    'Selon le recours : la prise en paiement éteint la dette; la vente par le créancier laisse une créance; la reprise d’une vente à tempérament éteint la dette',
  'Conditional sale and purchase-money security':
    'Vente conditionnelle et sûreté en garantie du prix d’acquisition',
  'Consumer goods, by the text that these acts share; for counsel to confirm':
    'Biens de consommation, selon le texte commun à ces lois; à confirmer par un juriste',
  'Consumer goods, until they are disposed of: the arrears and the expenses of the seizure':
    'Biens de consommation, jusqu’à leur aliénation : l’arriéré et les frais de saisie',
  'Until the right is exercised: what is owed, or the default that the notice names made good, with the costs':
    'Jusqu’à l’exercice du droit : ce qui est dû, ou la correction du défaut indiqué au préavis, avec les frais',
  'Consumer goods of which at least so much is paid, unless the debtor waived it after default':
    'Biens de consommation payés au moins dans cette proportion, sauf renonciation du débiteur après le défaut',
  'Corporations: to be asked': 'Personnes morales : à vérifier',
  'Court bailiffs, no holidays; shown as guidance for judgment seizures':
    'Huissiers, jamais un jour férié; donné à titre indicatif pour les saisies après jugement',
  'Farmers: before starting or continuing to realise':
    'Agriculteurs : avant d’entreprendre ou de poursuivre la réalisation',
  'For a fee': 'Moyennant des frais',
  'From the day on which the debtor is served': 'À compter du jour de la signification au débiteur',
  'From the day on which the post registered it': 'À compter du jour de la recommandation par la poste',
  'From the seizure': 'À compter de la saisie',
  'Household appliances': 'Appareils ménagers',
  'Information Services Corporation. Searched by serial, debtor':
    'Information Services Corporation. Recherche par numéro de série, débiteur',
  'Instalment sales: court permission before repossession':
    'Ventes à tempérament : permission du tribunal avant la reprise',
  'Instalment sales: repossession extinguishes the claim':
    'Ventes à tempérament : la reprise éteint la créance',
  'Justice Québec. Searched by VIN, name and date of birth, organisation':
    'Justice Québec. Recherche par NIV, nom et date de naissance, organisme',
  'Leases with guaranteed value: court permission before repossession':
    'Louages à valeur résiduelle garantie : permission du tribunal avant la reprise',
  'Lien checks are not guaranteed for trailers, recreational vehicles and heavy equipment':
    'La recherche de sûretés n’est pas garantie pour les remorques, les véhicules récréatifs et la machinerie lourde',
  'Lien checks leave the Northwest Territories out':
    'La recherche de sûretés ne couvre pas les Territoires du Nord-Ouest',
  'Limits on vendor-secured creditors; notice and possible hearing for certain property; corporations may waive, individuals may not':
    'Limites aux créanciers garantis vendeurs; avis et audience possible pour certains biens; une personne morale peut y renoncer, un particulier non',
  'Limits the right to sue after seizure': 'Limite le droit de poursuivre après la saisie',
  'No removal of goods from a home unless an adult resident is present':
    'Aucun bien n’est retiré d’une habitation sans la présence d’un adulte qui y réside',
  'Not enforced; banner only': 'Sans effet de blocage; bandeau seulement',
  'Not further without written consent': 'Pas plus loin sans consentement écrit',
  'Only where the debtor consented in writing': 'Seulement si le débiteur y a consenti par écrit',
  'Property of a status First Nation person or band on a reserve':
    'Bien d’un membre inscrit ou d’une bande d’une Première Nation, situé sur une réserve',
  'Runs before surrender and is registered at the RDPRM with proof of service':
    'Court avant le délaissement et s’inscrit au RDPRM avec la preuve de signification',
  'ServiceOntario Access Now. Searched by debtor (individual: specific name and date of birth, or non-specific), business, VIN, file number':
    'ServiceOntario Access Now. Recherche par débiteur (particulier : nom exact et date de naissance, ou non exacte), entreprise, NIV, numéro de dossier',
  'States the amount to redeem; for consumer goods, the right to reinstate':
    'Énonce le montant du rachat; pour un bien de consommation, le droit de rétablir le contrat',
  'Subject to proper notice and a commercially reasonable sale':
    'Sous réserve d’un avis conforme et d’une vente commercialement raisonnable',
  'Supplier-financed agreements; the Consumer Protection Act, 2023 is to replace it':
    'Contrats financés par le fournisseur; à remplacer par la Loi de 2023 sur la protection du consommateur',
  'Teranet Manitoba. Searched by serial, debtor': 'Teranet Manitoba. Recherche par numéro de série, débiteur',
  'That a section exists; its threshold is not known': 'L’article existe; son seuil n’est pas connu',
  'Through registry agents and service providers. Searched by serial, debtor':
    'Par des agents de registre et des fournisseurs de services. Recherche par numéro de série, débiteur',
  'Up to 28 days with deemed service': 'Jusqu’à 28 jours avec la signification réputée',
  'Where the creditor intends to take possession for administration':
    'Lorsque le créancier entend prendre possession à des fins d’administration',
  'Where the hypothec is accessory to a consumer contract':
    'Lorsque l’hypothèque est accessoire à un contrat de consommation',
};
