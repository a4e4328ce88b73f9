import type { MailTexts } from './mail-texts.ts'

export const it: MailTexts = {
  greeting: 'Ciao {username}',
  regards: 'Cordiali saluti\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara: conferma il tuo indirizzo e-mail',
      body: 'Con questo indirizzo è stato aperto un account su Plenara. Conferma che ti appartiene:',
      action: 'Confermare l’indirizzo',
      after: 'Il link è valido per {hours} ore. Se non hai aperto alcun account, non devi fare nulla: senza conferma sarà eliminato.',
    },
    reset: {
      subject: 'Plenara: nuova password',
      body: 'Per il tuo account è stata richiesta una nuova password. Puoi impostarla qui:',
      action: 'Impostare una nuova password',
      after:
        'Il link è valido per {minutes} minuti e una sola volta. Se non hai richiesto nulla, non devi fare nulla: la tua password resta invariata.',
    },
    'password-changed': {
      subject: 'Plenara: la tua password è stata cambiata',
      body: 'La password del tuo account è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi.',
      action: '',
      after: 'Se non l’hai fatto tu, imposta subito una nuova password: nell’app, sotto «Accedi», «Password dimenticata».',
    },
    'address-known': {
      subject: 'Plenara: hai già un account',
      body: 'Qualcuno ha voluto aprire un account su Plenara con questo indirizzo. Ma ne hai già uno.',
      action: '',
      after:
        'Se l’hai fatto tu, accedi o imposta una nuova password: nell’app, sotto «Accedi», «Password dimenticata». Altrimenti non devi fare nulla.',
    },
    inactive: {
      subject: 'Plenara: il tuo account sarà presto eliminato',
      body: 'Non usi il tuo account da quasi due anni. Per non conservare nulla più a lungo del necessario, lo elimineremo con tutto il suo contenuto il {removal}.',
      action: 'Accedere e conservarlo',
      after: 'Se vuoi conservarlo, accedi prima di quella data. Altrimenti non devi fare nulla.',
    },
    survey: {
      subject: 'Plenara: come hai vissuto l’elezione?',
      body: 'L’elezione è passata. Hai indicato che in seguito possiamo invitarti a un sondaggio. È facoltativo e anonimo: il link è uguale per tutti e non dice nulla su di te.',
      action: 'Al sondaggio',
      after: 'Non vuoi più ricevere queste e-mail? Disattivale nelle impostazioni: {settings}',
    },
  },
}
