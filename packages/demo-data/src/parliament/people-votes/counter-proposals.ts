import { INITIATIVES } from './initiatives.ts'
import { counterProposal, type Proposal, textOf } from './proposal.ts'

/** What the parliament puts up against two of the initiatives, on the same day. */
export const COUNTER_PROPOSALS: readonly Proposal[] = [
  counterProposal(
    'safe-school-routes-counter',
    { date: dayOf('safe-school-routes'), area: '8', axes: { welfare: 1 }, yes: 0.6 },
    {
      name: [
        'Sicherheit auf Schulwegen',
        'Sécurité sur le chemin de l’école',
        'Sicurezza sui percorsi scolastici',
        'Segirezza sin las vias da scola',
      ],
      brief: [
        'Der direkte Gegenentwurf verpflichtet die Kantone, gefährliche Stellen auf Schulwegen innert zehn Jahren zu entschärfen. Ein festes Tempo schreibt er nicht vor.',
        'Le contre-projet direct oblige les cantons à sécuriser en dix ans les endroits dangereux du chemin de l’école. Il n’impose pas de vitesse fixe.',
        'Il controprogetto diretto obbliga i Cantoni a mettere in sicurezza entro dieci anni i punti pericolosi dei percorsi scolastici. Non impone una velocità fissa.',
        'La cuntraproposta directa oblighescha ils chantuns da segirar entaifer diesch onns ils lieus privlus da las vias da scola. Ella na prescriva betg ina sveltezza fixa.',
      ],
      pro: [
        'Der Gegenentwurf verbessert die Sicherheit dort, wo Unfälle geschehen, und lässt den Kantonen die Wahl der Mittel.',
        'Le contre-projet améliore la sécurité là où surviennent les accidents et laisse aux cantons le choix des moyens.',
        'Il controprogetto migliora la sicurezza dove avvengono gli incidenti e lascia ai Cantoni la scelta dei mezzi.',
        'La cuntraproposta megliurescha la segirezza là nua che accidents capitan e lascha als chantuns la tscherna dals meds.',
      ],
      contra: [
        'Den einen geht er zu wenig weit, die anderen fürchten Kosten für Gemeinden mit langen Schulwegen.',
        'Pour les uns, il ne va pas assez loin ; d’autres craignent des coûts pour les communes aux longs chemins d’école.',
        'Per gli uni non va abbastanza lontano, altri temono costi per i Comuni con percorsi lunghi.',
        'Per ins na va ella betg lunsch avunda, auters teman custs per vischnancas cun vias da scola lungas.',
      ],
    },
  ),
  counterProposal(
    'lake-shores-counter',
    { date: dayOf('lake-shores'), area: '9', axes: { nature: 1 }, yes: 0.57 },
    {
      name: ['Zugang zu Seeufern', 'Accès aux rives des lacs', 'Accesso alle rive dei laghi', 'Access a las rivas dals lais'],
      brief: [
        'Nach dem direkten Gegenentwurf planen die Kantone Zugänge zum Ufer, wo Natur und Eigentum es erlauben.',
        'Selon le contre-projet direct, les cantons planifient des accès aux rives là où la nature et la propriété le permettent.',
        'Secondo il controprogetto diretto i Cantoni pianificano accessi alle rive dove natura e proprietà lo permettono.',
        'Tenor la cuntraproposta directa planiseschan ils chantuns access a la riva, nua che natira e proprietad lubeschan quai.',
      ],
      pro: [
        'Zugänge an geeigneten Orten bringen der Bevölkerung rasch etwas und schonen die Natur.',
        'Des accès aux endroits appropriés profitent vite à la population et ménagent la nature.',
        'Accessi nei luoghi adatti portano presto benefici alla popolazione e rispettano la natura.',
        'Access en lieus adattads portan prest insatge a la populaziun e schanegian la natira.',
      ],
      contra: [
        'Ohne feste Frist bleibt es nach Ansicht der einen bei Plänen, andere sehen auch hier das Eigentum berührt.',
        'Sans délai fixe, on en restera aux plans, estiment les uns ; d’autres y voient aussi une atteinte à la propriété.',
        'Senza un termine fisso si resterà ai piani, dicono gli uni; altri vedono anche qui toccata la proprietà.',
        'Senza termin fix restia tar plans, pensan ins; auters vesan er qua pertutgada la proprietad.',
      ],
    },
  ),
]

function dayOf(key: string): string {
  return initiativeCalled(key).date
}

function initiativeCalled(key: string): Proposal {
  const found = INITIATIVES.find((proposal) => proposal.key === key)
  if (found === undefined) throw new RangeError(`no initiative ${key}`)
  return found
}

const TIE_TITLE = textOf(['Stichfrage', 'Question subsidiaire', 'Domanda risolutiva', 'Dumonda decisiva'])

/** Which of both comes into force if the people accept both (BV Art. 139b); yes counts for the initiative. */
export const TIE_BREAKS: readonly Proposal[] = [tieBreak('safe-school-routes', 0.39), tieBreak('lake-shores', 0.45)]

function tieBreak(key: string, yes: number): Proposal {
  const first = initiativeCalled(key)
  const counter = COUNTER_PROPOSALS.find((proposal) => proposal.key === `${key}-counter`)
  const named = (text: Proposal['title']) =>
    textOf([`${TIE_TITLE.de}: ${text.de}`, `${TIE_TITLE.fr} : ${text.fr}`, `${TIE_TITLE.it}: ${text.it}`, `${TIE_TITLE.rm}: ${text.rm}`])
  return {
    ...{ key: `${key}-tie-break`, kind: 'tie-break', date: first.date, area: first.area, axes: first.axes, yes, isRecommended: false },
    ...{ title: named(first.title), shortTitle: named(first.shortTitle), pro: first.pro, contra: counter?.pro ?? first.contra },
    brief: textOf([
      'Falls das Volk die Initiative und den Gegenentwurf annimmt: Welcher der beiden soll in Kraft treten?',
      'Si le peuple accepte l’initiative et le contre-projet : lequel des deux doit entrer en vigueur ?',
      'Se il popolo accetta sia l’iniziativa sia il controprogetto: quale dei due deve entrare in vigore?',
      'En cas ch’il pievel accepta l’iniziativa e la cuntraproposta: tgenina da las duas duai entrar en vigur?',
    ]),
  }
}
