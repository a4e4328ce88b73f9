import type { ModerationReason, StatementText } from '@plenara/contract'
import type { MailLanguage } from './mail-texts.ts'

/** What an operator decides on: how it is called, with `{language}`, `{question}` and `{name}` of a network, and why. */
export interface ModerationWords {
  readonly fields: Readonly<Record<StatementText['text'] | 'comment' | 'link' | 'vestedInterests' | 'portrait', string>>
  readonly reasons: Readonly<Record<ModerationReason, string>>
}

export const MODERATION_WORDS: Readonly<Record<MailLanguage, ModerationWords>> = {
  de: {
    fields: {
      ...{ occupation: 'Beruf', motto: 'Motto', mainGoals: 'Wichtigste Ziele', motivation: 'Motivation', education: 'Ausbildung' },
      ...{ politicalPositions: 'Politische Positionen', politicalExperience: 'Politische Erfahrung', otherExperience: 'Weitere Erfahrung' },
      ...{ hobbies: 'Hobbys', household: 'Haushalt', comment: 'Kommentar ({language}) zu «{question}»', link: 'Link ({name})' },
      ...{ vestedInterests: 'Interessenbindungen', portrait: 'Porträt' },
    },
    reasons: {
      insult: 'Beleidigung oder üble Nachrede (StGB 173–177)',
      hatred: 'Aufruf zu Hass oder Diskriminierung (StGB 261bis)',
      identity: 'Falsche Identität',
      rights: 'Verletzt Rechte anderer',
      privacy: 'Persönliche Daten anderer',
      advertising: 'Werbung',
    },
  },
  fr: {
    fields: {
      ...{ occupation: 'Profession', motto: 'Devise', mainGoals: 'Objectifs principaux', motivation: 'Motivation', education: 'Formation' },
      ...{ politicalPositions: 'Positions politiques', politicalExperience: 'Expérience politique', otherExperience: 'Autres expériences' },
      ...{ hobbies: 'Loisirs', household: 'Ménage', comment: 'Commentaire ({language}) sur « {question} »', link: 'Lien ({name})' },
      ...{ vestedInterests: 'Liens d’intérêts', portrait: 'Portrait' },
    },
    reasons: {
      insult: 'Injure ou diffamation (CP 173–177)',
      hatred: 'Appel à la haine ou à la discrimination (CP 261bis)',
      identity: 'Fausse identité',
      rights: 'Porte atteinte aux droits d’autrui',
      privacy: 'Données personnelles d’autrui',
      advertising: 'Publicité',
    },
  },
  it: {
    fields: {
      ...{
        occupation: 'Professione',
        motto: 'Motto',
        mainGoals: 'Obiettivi principali',
        motivation: 'Motivazione',
        education: 'Formazione',
      },
      ...{ politicalPositions: 'Posizioni politiche', politicalExperience: 'Esperienza politica', otherExperience: 'Altre esperienze' },
      ...{ hobbies: 'Hobby', household: 'Economia domestica', comment: 'Commento ({language}) su «{question}»', link: 'Link ({name})' },
      ...{ vestedInterests: 'Relazioni d’interesse', portrait: 'Ritratto' },
    },
    reasons: {
      insult: 'Ingiuria o diffamazione (CP 173–177)',
      hatred: 'Incitamento all’odio o alla discriminazione (CP 261bis)',
      identity: 'Identità falsa',
      rights: 'Viola i diritti altrui',
      privacy: 'Dati personali altrui',
      advertising: 'Pubblicità',
    },
  },
  rm: {
    fields: {
      ...{ occupation: 'Professiun', motto: 'Motto', mainGoals: 'Finamiras principalas', motivation: 'Motivaziun', education: 'Furmaziun' },
      ...{
        politicalPositions: 'Posiziuns politicas',
        politicalExperience: 'Experientscha politica',
        otherExperience: 'Autra experientscha',
      },
      ...{ hobbies: 'Hobis', household: 'Chasada', comment: 'Commentari ({language}) tar «{question}»', link: 'Colliaziun ({name})' },
      ...{ vestedInterests: 'Relaziuns cun gruppas d’interess', portrait: 'Purtret' },
    },
    reasons: {
      insult: 'Ingiuria u diffamaziun (CP 173–177)',
      hatred: 'Instigaziun a l’odi u a la discriminaziun (CP 261bis)',
      identity: 'Identitad faussa',
      rights: 'Violescha dretgs dad auters',
      privacy: 'Datas persunalas dad auters',
      advertising: 'Reclama',
    },
  },
}
