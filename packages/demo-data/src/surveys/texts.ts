import type { NotificationType } from '@plenara/contract'
import type { Text4 } from '../language.ts'

/** What a lock screen shows. No party and no opinion stands there. */
export interface NotificationTexts {
  readonly title: Text4
  readonly body: Text4
}

/** Titles of at most 40 characters, bodies of at most 110. */
export const NOTIFICATION_TEXTS: Readonly<Record<NotificationType | 'election_reminder', NotificationTexts>> = {
  parliament_session_start: {
    title: { de: 'Die Session beginnt', fr: 'La session commence', it: 'La sessione comincia', rm: 'La sessiun cumenza' },
    body: {
      de: 'Das Parlament tagt ab heute. In Plenara siehst du, worüber es entscheidet.',
      fr: 'Le Parlement siège dès aujourd’hui. Plenara te montre sur quoi il se prononce.',
      it: 'Il Parlamento si riunisce da oggi. In Plenara vedi su che cosa decide.',
      rm: 'Il parlament sesida a partir dad oz. En Plenara vesas ti tge ch’el decida.',
    },
  },
  parliament_session_results: {
    title: { de: 'Die Session ist zu Ende', fr: 'La session est terminée', it: 'La sessione è finita', rm: 'La sessiun è finida' },
    body: {
      de: 'So hat das Parlament abgestimmt: Vergleiche es mit deiner Meinung.',
      fr: 'Voici comment le Parlement a voté : compare avec ton opinion.',
      it: 'Ecco come ha votato il Parlamento: confronta con la tua opinione.',
      rm: 'Uschia ha il parlament votà: cumpareglia quai cun tia opiniun.',
    },
  },
  election_start: {
    title: { de: 'Bald wird gewählt', fr: 'Les élections approchent', it: 'Presto si vota', rm: 'Prest vegni elegì' },
    body: {
      de: 'In diesen Tagen kommt dein Wahlmaterial. Finde heraus, wer zu dir passt.',
      fr: 'Ton matériel de vote arrive ces jours. Découvre qui te correspond.',
      it: 'In questi giorni arriva il materiale di voto. Scopri chi la pensa come te.',
      rm: 'Quests dis arriva tes material electoral. Chatta tgi che va a prà cun tai.',
    },
  },
  election_reminder: {
    title: { de: 'Hast du schon gewählt?', fr: 'As-tu déjà voté ?', it: 'Hai già votato?', rm: 'Has ti gia elegì?' },
    body: {
      de: 'Per Post wird es knapp. Wirf das Couvert bei der Gemeinde ein oder geh am Sonntag an die Urne.',
      fr: 'Par la poste, le temps presse. Dépose l’enveloppe à ta commune ou va aux urnes dimanche.',
      it: 'Per posta il tempo stringe. Consegna la busta al tuo Comune o va’ alle urne domenica.',
      rm: 'Per posta vegni stretg. Bitta la cuverta en la chaschetta da la vischnanca u va la dumengia a l’urna.',
    },
  },
  election_results: {
    title: { de: 'Die Resultate sind da', fr: 'Les résultats sont là', it: 'Ecco i risultati', rm: 'Ils resultats èn qua' },
    body: {
      de: 'Sieh nach, wer gewählt ist und was aus deinem Dream Team geworden ist.',
      fr: 'Découvre qui est élu et ce qu’est devenue ta Dream Team.',
      it: 'Guarda chi è stato eletto e che ne è del tuo Dream Team.',
      rm: 'Guarda tgi ch’è elegì e tge ch’è daventà da tes Dream Team.',
    },
  },
}

export interface SurveyTexts {
  readonly title: Text4
  readonly text: Text4
}

export const FEEDBACK: SurveyTexts = {
  title: {
    de: 'Wie hat dir Plenara geholfen?',
    fr: 'Plenara t’a-t-elle aidé ?',
    it: 'Plenara ti è stata utile?',
    rm: 'T’ha Plenara gidà?',
  },
  text: {
    de: 'Vier Fragen, eine Minute. Deine Antworten helfen, Plenara besser zu machen.',
    fr: 'Quatre questions, une minute. Tes réponses aident à améliorer Plenara.',
    it: 'Quattro domande, un minuto. Le tue risposte aiutano a migliorare Plenara.',
    rm: 'Quatter dumondas, ina minuta. Tias respostas gidan a meglierar Plenara.',
  },
}

export const AFTER_ELECTION: SurveyTexts = {
  title: {
    de: 'Wie hast du die Wahl erlebt?',
    fr: 'Comment as-tu vécu l’élection ?',
    it: 'Come hai vissuto l’elezione?',
    rm: 'Co has ti vivì l’elecziun?',
  },
  text: {
    de: 'Eine Umfrage nach der Wahl: freiwillig, anonym, drei Minuten.',
    fr: 'Un sondage après l’élection : facultatif, anonyme, trois minutes.',
    it: 'Un sondaggio dopo l’elezione: facoltativo, anonimo, tre minuti.',
    rm: 'Ina retschertga suenter l’elecziun: voluntara, anonima, trais minutas.',
  },
}
