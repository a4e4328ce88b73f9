import type { Text4 } from '../../language.ts'

interface OpinionTexts {
  /** Before what speaks for or against it. */
  readonly openings: readonly Text4[]
  readonly closings: readonly Text4[]
}

function text(de: string, fr: string, it: string, rm: string): Text4 {
  return { de, fr, it, rm }
}

export const IN_FAVOUR: OpinionTexts = {
  openings: [
    text(
      'Der Bundesrat teilt das Anliegen.',
      'Le Conseil fédéral partage cette préoccupation.',
      'Il Consiglio federale condivide la richiesta.',
      'Il Cussegl federal cundivida il giavisch.',
    ),
    text(
      'Der Bundesrat sieht hier ebenfalls Handlungsbedarf.',
      'Le Conseil fédéral estime lui aussi qu’il y a lieu d’agir.',
      'Anche il Consiglio federale ritiene necessario intervenire.',
      'Er il Cussegl federal è da l’avis ch’i saja da far insatge.',
    ),
    text(
      'Der Vorstoss nimmt auf, was auch in der Vernehmlassung vorgebracht wurde.',
      'L’intervention reprend ce qui a aussi été exprimé lors de la consultation.',
      'L’intervento riprende quanto emerso anche nella consultazione.',
      'L’intervenziun resumescha quai ch’è er vegnì exprimì en la consultaziun.',
    ),
    text(
      'Mehrere Kantone haben sich in ähnlicher Weise geäussert.',
      'Plusieurs cantons se sont exprimés dans un sens semblable.',
      'Diversi Cantoni si sono espressi in modo simile.',
      'Plirs chantuns èn s’exprimids en moda sumeglianta.',
    ),
  ],
  closings: [
    text(
      'Er wird die Kosten und die Aufgaben der Kantone im Einzelnen darlegen.',
      'Il exposera en détail les coûts et les tâches des cantons.',
      'Esporrà nel dettaglio i costi e i compiti dei Cantoni.',
      'El vegn ad explitgar en detagl ils custs e las incumbensas dals chantuns.',
    ),
    text(
      'Er ist bereit, die nötigen Arbeiten innert zwei Jahren aufzunehmen.',
      'Il est prêt à entreprendre les travaux nécessaires dans les deux ans.',
      'È disposto ad avviare i lavori necessari entro due anni.',
      'El è pront da cumenzar entaifer dus onns cun las lavurs necessarias.',
    ),
    text(
      'Bei der Umsetzung will er den Betroffenen genügend Zeit geben.',
      'Pour la mise en œuvre, il entend laisser assez de temps aux personnes concernées.',
      'Per l’attuazione intende lasciare tempo sufficiente agli interessati.',
      'Tar la realisaziun vul el dar avunda temp a las persunas pertutgadas.',
    ),
  ],
}

export const AGAINST: OpinionTexts = {
  openings: [
    text(
      'Der Bundesrat hat Verständnis für das Anliegen, hält den Weg aber nicht für geeignet.',
      'Le Conseil fédéral comprend cette préoccupation, mais ne juge pas la voie appropriée.',
      'Il Consiglio federale comprende la richiesta, ma non ritiene adeguata la via proposta.',
      'Il Cussegl federal chapescha il giavisch, ma na tegna betg la via per adattada.',
    ),
    text(
      'Das geltende Recht reicht nach Ansicht des Bundesrats aus.',
      'De l’avis du Conseil fédéral, le droit en vigueur suffit.',
      'Secondo il Consiglio federale il diritto vigente è sufficiente.',
      'Tenor il Cussegl federal tanscha il dretg vertent.',
    ),
    text(
      'Der Bundesrat will zuerst die Ergebnisse der laufenden Arbeiten abwarten.',
      'Le Conseil fédéral veut d’abord attendre les résultats des travaux en cours.',
      'Il Consiglio federale vuole dapprima attendere i risultati dei lavori in corso.',
      'Il Cussegl federal vul l’emprim spetgar ils resultats da las lavurs en elavuraziun.',
    ),
    text(
      'Die Frage betrifft zum grossen Teil Aufgaben der Kantone und Gemeinden.',
      'La question relève en grande partie des cantons et des communes.',
      'La questione riguarda in gran parte compiti dei Cantoni e dei Comuni.',
      'La dumonda pertutga per gronda part incumbensas dals chantuns e da las vischnancas.',
    ),
  ],
  closings: [
    text(
      'Er wird die Entwicklung weiter verfolgen.',
      'Il continuera de suivre l’évolution.',
      'Continuerà a seguire l’evoluzione.',
      'El vegn a persequitar vinavant il svilup.',
    ),
    text(
      'Eine neue Regel würde zudem mehr Aufwand bei den Behörden bedeuten.',
      'Une nouvelle règle signifierait de plus une charge accrue pour les autorités.',
      'Una nuova regola comporterebbe inoltre un onere maggiore per le autorità.',
      'Ina nova regla muntass ultra da quai dapli lavur per las autoritads.',
    ),
    text(
      'Wer Lösungen sucht, findet sie nach seiner Meinung eher in freiwilligen Vereinbarungen.',
      'Les solutions se trouvent à son avis plutôt dans des accords volontaires.',
      'A suo parere le soluzioni vanno cercate piuttosto in accordi volontari.',
      'Tenor el chatta ins schliaziuns plitost en cunvegnas voluntaras.',
    ),
  ],
}

export const PROPOSALS = {
  motion: {
    accept: text(
      'Der Bundesrat beantragt die Annahme der Motion.',
      'Le Conseil fédéral propose d’accepter la motion.',
      'Il Consiglio federale propone di accogliere la mozione.',
      'Il Cussegl federal propona d’acceptar la moziun.',
    ),
    refuse: text(
      'Der Bundesrat beantragt die Ablehnung der Motion.',
      'Le Conseil fédéral propose de rejeter la motion.',
      'Il Consiglio federale propone di respingere la mozione.',
      'Il Cussegl federal propona da refusar la moziun.',
    ),
  },
  postulate: {
    accept: text(
      'Der Bundesrat beantragt die Annahme des Postulats.',
      'Le Conseil fédéral propose d’accepter le postulat.',
      'Il Consiglio federale propone di accogliere il postulato.',
      'Il Cussegl federal propona d’acceptar il postulat.',
    ),
    refuse: text(
      'Der Bundesrat beantragt die Ablehnung des Postulats.',
      'Le Conseil fédéral propose de rejeter le postulat.',
      'Il Consiglio federale propone di respingere il postulato.',
      'Il Cussegl federal propona da refusar il postulat.',
    ),
  },
} as const
