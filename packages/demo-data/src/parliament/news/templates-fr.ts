import { atStart, type Templates } from './story.ts'

export const FRENCH: Templates = {
  decision: [
    ({ council, title, accepted, yes, no, who, party, canton, other }) => [
      `Le ${council} dit ${accepted ? 'oui' : 'non'} : ${title}`,
      `Par ${yes} voix contre ${no}, le ${council} a tranché. ${atStart(who)} (${party}, ${canton}) défendait le texte, ${other} le combattait.`,
    ],
    ({ council, title, yes, no, who, other }) => [
      `Débat au ${council} sur « ${title} »`,
      `${yes} oui, ${no} non : le vote est tombé après une longue discussion. Nous résumons les avis ; d’un côté ${who}, de l’autre ${other}.`,
    ],
  ],
  interview: [
    ({ who, title, party, canton }) => [
      `Rencontre avec ${who}`,
      `Une voix du parti ${party} du canton de ${canton} parle de son travail au Parlement et de « ${title} ».`,
    ],
    ({ who, other, title }) => [
      `Face-à-face : ${who} et ${other}`,
      `Deux membres du Parlement, deux opinions. Le sujet : « ${title} », ses coûts et ses effets.`,
    ],
  ],
  government: [
    ({ who, title }) => [
      `${atStart(who)} présente la position du gouvernement`,
      `Devant les médias, il a été question de « ${title} », des délais et du rôle des cantons. La commission suivra.`,
    ],
    ({ who, canton }) => [
      `${atStart(who)} en visite : ${canton}`,
      'Au programme : une entreprise, une rencontre avec le gouvernement cantonal et les questions d’une classe.',
    ],
  ],
  candidate: [
    ({ who, party, canton }) => [
      `Élections fédérales 2027 : ${who} se lance`,
      `Le parti ${party} (${canton}) a présenté sa liste pour le Conseil national. Des noms connus côtoient de nouvelles têtes.`,
    ],
    ({ who, other, canton }) => [
      `Conseil national : les noms à suivre (${canton})`,
      `Sur les listes figurent ${who} et ${other}. Le public leur a posé ses questions lors d’un débat.`,
    ],
  ],
  ballot: [
    ({ title, accepted, yes, who, other }) => [
      `Votation : le peuple dit ${accepted ? 'oui' : 'non'} à « ${title} »`,
      `Le scrutin s’est terminé par ${yes} % de oui. Les réactions : ${who} et ${other}.`,
    ],
  ],
  cantonal: [
    ({ who, other }) => [
      'Bâle-Ville : le Grand Conseil débat jusqu’au soir',
      `Écoles, pistes cyclables et budget étaient à l’ordre du jour. ${atStart(who)} et ${other} ont défendu des avis différents.`,
    ],
  ],
}
