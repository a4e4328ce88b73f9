import { atStart, type Templates } from './story.ts'

export const ROMANSH: Templates = {
  decision: [
    ({ council, title, accepted, yes, no, who, party, canton, other }) => [
      `Il ${council} di ${accepted ? 'gea' : 'na'}: ${title}`,
      `Cun ${yes} cunter ${no} vuschs ha il ${council} decidì. En favur discurriva ${who} (${party}, ${canton}), encunter ${other}.`,
    ],
    ({ council, title, yes, no, who, other }) => [
      `«${title}»: la debatta en il ${council}`,
      `${yes} gea e ${no} na suenter ina lunga discussiun en il parlament. Nus resumain las opiniuns: d’ina vart ${who}, da l’autra ${other}.`,
    ],
  ],
  interview: [
    ({ who, title, party, canton }) => [
      `En discurs cun ${who}`,
      `Ina vusch da la partida ${party} (${canton}) raquinta da la lavur en il parlament e da «${title}».`,
    ],
    ({ who, other, title }) => [
      `Duas opiniuns: ${who} ed ${other}`,
      `Dus commembers dal parlament discutan davart «${title}», ils custs e las consequenzas.`,
    ],
  ],
  government: [
    ({ who, title }) => [
      `${atStart(who)} preschenta la posiziun da la regenza`,
      `Davant las medias sa tractavi da «${title}», dals termins e da la rolla dals chantuns. Ussa suonda la cumissiun.`,
    ],
    ({ who, canton }) => [
      `${atStart(who)} en visita: ${canton}`,
      'Sin il program stevan in manaschi, in inscunter cun la regenza chantunala e las dumondas d’ina classa.',
    ],
  ],
  candidate: [
    ({ who, party, canton }) => [
      `Elecziuns federalas 2027: ${who} vul en il cussegl naziunal`,
      `La partida ${party} (${canton}) ha preschentà sia glista. Sper nums enconuschents datti er novas fatschas.`,
    ],
    ({ who, other, canton }) => [
      `Cussegl naziunal: ils nums sin las glistas (${canton})`,
      `Sin las glistas stattan ${who} ed ${other}. Il public als ha fatg dumondas en ina debatta.`,
    ],
  ],
  ballot: [
    ({ title, accepted, yes, who, other }) => [
      `Votaziun: il pievel di ${accepted ? 'gea' : 'na'} a «${title}»`,
      `La votaziun è ida a fin cun ${yes} % gea. Las reacziuns: ${who} ed ${other}.`,
    ],
  ],
  cantonal: [
    ({ who, other }) => [
      'Basilea-Citad: il cussegl grond debatta fin la saira',
      `Scolas, vias da velo ed il preventiv eran sin la glista. ${atStart(who)} ed ${other} han defendì opiniuns differentas.`,
    ],
  ],
}
