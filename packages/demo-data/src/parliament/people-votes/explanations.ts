import type { ContentLanguage, CouncilPosition, ExplanationRecord, ExplanationSection, FederalVoteKind } from '@plenara/contract'
import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import type { Text4 } from '../../language.ts'
import type { Proposal } from './proposal.ts'

type Kind = Exclude<ExplanationSection['kind'], 'other'>

const HEADINGS: Readonly<Record<Kind, Text4>> = {
  brief: { de: 'In Kürze', fr: 'En bref', it: 'In breve', rm: 'Curtamain' },
  detail: { de: 'Im Detail', fr: 'En détail', it: 'In dettaglio', rm: 'En detagl' },
  debate: { de: 'Im Parlament', fr: 'Au Parlement', it: 'In Parlamento', rm: 'En il Parlament' },
  'arguments-yes': { de: 'Was dafür spricht', fr: 'Arguments pour', it: 'Argomenti a favore', rm: 'Arguments en favur' },
  'arguments-no': { de: 'Was dagegen spricht', fr: 'Arguments contre', it: 'Argomenti contrari', rm: 'Arguments cunter' },
}

/** What happens with a yes, by the rules for each kind (BV Art. 139-142, 195). */
const CONSEQUENCES: Readonly<Record<FederalVoteKind, Text4>> = {
  'mandatory-referendum': {
    de: 'Die Bundesverfassung ändert sich nur, wenn die Mehrheit der Stimmenden und die Mehrheit der Kantone Ja sagen.',
    fr: 'La Constitution n’est modifiée que si la majorité des votants et la majorité des cantons disent oui.',
    it: 'La Costituzione cambia solo se la maggioranza dei votanti e la maggioranza dei Cantoni dicono sì.',
    rm: 'La Constituziun federala sa mida mo, sche la maioritad da las votantas e dals votants e la maioritad dals chantuns din gea.',
  },
  'optional-referendum': {
    de: 'Gegen das Gesetz wurde das Referendum ergriffen: 50 000 Stimmberechtigte haben unterschrieben. Es entscheidet die Mehrheit der Stimmenden.',
    fr: 'Un référendum a été lancé contre la loi : 50 000 personnes ayant le droit de vote ont signé. La majorité des votants décide.',
    it: 'Contro la legge è stato lanciato il referendum: 50 000 aventi diritto di voto hanno firmato. Decide la maggioranza dei votanti.',
    rm: 'Cunter la lescha è vegnì fatg il referendum: 50 000 persunas cun dretg da votar han suttascrit. I decida la maioritad da las votantas e dals votants.',
  },
  initiative: {
    de: '100 000 Stimmberechtigte haben die Initiative unterschrieben. Sie braucht die Mehrheit der Stimmenden und der Kantone. Danach erlässt das Parlament die nötigen Gesetze.',
    fr: '100 000 personnes ayant le droit de vote ont signé l’initiative. Il lui faut la majorité des votants et des cantons. Le Parlement édicte ensuite les lois nécessaires.',
    it: '100 000 aventi diritto di voto hanno firmato l’iniziativa. Occorre la maggioranza dei votanti e dei Cantoni. Poi il Parlamento emana le leggi necessarie.',
    rm: '100 000 persunas cun dretg da votar han suttascrit l’iniziativa. Ella dovra la maioritad da las votantas e dals votants e dals chantuns. Silsuenter decretescha il Parlament las leschas necessarias.',
  },
  'counter-proposal': {
    de: 'Der Gegenentwurf kommt am gleichen Tag vor das Volk wie die Initiative. Man kann beiden zustimmen. Es braucht die Mehrheit der Stimmenden und der Kantone.',
    fr: 'Le contre-projet est soumis au peuple le même jour que l’initiative. On peut accepter les deux. Il faut la majorité des votants et des cantons.',
    it: 'Il controprogetto è sottoposto al popolo lo stesso giorno dell’iniziativa. Si possono accettare entrambi. Occorre la maggioranza dei votanti e dei Cantoni.',
    rm: 'La cuntraproposta vegn il medem di davant il pievel sco l’iniziativa. Ins po acceptar omaduas. I dovra la maioritad da las votantas e dals votants e dals chantuns.',
  },
  'tie-break': {
    de: 'Die Stichfrage zählt nur, wenn Initiative und Gegenentwurf beide angenommen werden.',
    fr: 'La question subsidiaire ne compte que si l’initiative et le contre-projet sont tous deux acceptés.',
    it: 'La domanda risolutiva conta solo se l’iniziativa e il controprogetto sono entrambi accettati.',
    rm: 'La dumonda decisiva dumbra mo, sche l’iniziativa e la cuntraproposta vegnan omaduas acceptadas.',
  },
}

type Debate = (counts: { readonly nr: CouncilPosition; readonly sr: CouncilPosition }) => string

const DEBATES: Readonly<Record<ContentLanguage, Debate>> = {
  de: ({ nr, sr }) => `Der Nationalrat zählte ${nr.yes} Ja und ${nr.no} Nein, der Ständerat ${sr.yes} Ja und ${sr.no} Nein.`,
  fr: ({ nr, sr }) => `Le Conseil national a compté ${nr.yes} oui et ${nr.no} non, le Conseil des États ${sr.yes} oui et ${sr.no} non.`,
  it: ({ nr, sr }) => `Il Consiglio nazionale ha contato ${nr.yes} sì e ${nr.no} no, il Consiglio degli Stati ${sr.yes} sì e ${sr.no} no.`,
  rm: ({ nr, sr }) => `Il Cussegl naziunal ha dumbrà ${nr.yes} gea e ${nr.no} na, il Cussegl dals chantuns ${sr.yes} gea e ${sr.no} na.`,
}
const ADVICE: Readonly<Record<'yes' | 'no' | 'counter-proposal', Text4>> = {
  yes: {
    de: 'Bundesrat und Parlament empfehlen ein Ja.',
    fr: 'Le Conseil fédéral et le Parlement recommandent le oui.',
    it: 'Consiglio federale e Parlamento raccomandano il sì.',
    rm: 'Il Cussegl federal ed il Parlament recumondan in gea.',
  },
  no: {
    de: 'Bundesrat und Parlament empfehlen ein Nein.',
    fr: 'Le Conseil fédéral et le Parlement recommandent le non.',
    it: 'Consiglio federale e Parlamento raccomandano il no.',
    rm: 'Il Cussegl federal ed il Parlament recumondan in na.',
  },
  'counter-proposal': {
    de: 'Bundesrat und Parlament empfehlen den Gegenentwurf.',
    fr: 'Le Conseil fédéral et le Parlement recommandent le contre-projet.',
    it: 'Consiglio federale e Parlamento raccomandano il controprogetto.',
    rm: 'Il Cussegl federal ed il Parlament recumondan la cuntraproposta.',
  },
}

/** The explanations of a people's vote in four languages; for and against stand side by side at the same length. */
export function explanationsOf(peopleVoteKey: string, proposal: Proposal, positions: readonly CouncilPosition[]): ExplanationRecord[] {
  return CONTENT_LANGUAGES.map((language) => ({
    ...{ peopleVoteKey, source: 'booklet', language, title: proposal.title[language], url: null },
    sections: sectionsOf(proposal, positions, language),
  }))
}

function sectionsOf(proposal: Proposal, positions: readonly CouncilPosition[], language: ContentLanguage): ExplanationSection[] {
  const section = (kind: Kind, texts: readonly string[]): ExplanationSection => ({
    kind,
    title: HEADINGS[kind][language],
    blocks: texts.map((text) => `<p>${text}</p>`),
  })
  const debate = debateOf(positions, language)
  return [
    section('brief', [proposal.brief[language]]),
    section('detail', [CONSEQUENCES[proposal.kind][language]]),
    ...(debate.length > 0 ? [section('debate', debate)] : []),
    section('arguments-yes', [proposal.pro[language]]),
    section('arguments-no', [proposal.contra[language]]),
  ]
}

function debateOf(positions: readonly CouncilPosition[], language: ContentLanguage): string[] {
  const of = (council: CouncilPosition['council']) => positions.find((position) => position.council === council)
  const [government, nr, sr] = [of('federal-council'), of('national-council'), of('council-of-states')]
  const advice = government?.recommendation
  const said = advice === 'yes' || advice === 'no' || advice === 'counter-proposal' ? [ADVICE[advice][language]] : []
  return nr && sr ? [DEBATES[language]({ nr, sr }), ...said] : said
}
