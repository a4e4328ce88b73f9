import type { MailTexts } from './mail-texts.ts'

export const it: MailTexts = {
  greeting: 'Buongiorno {username}',
  regards: 'Cordiali saluti\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara: confermare l’indirizzo e-mail',
      body: 'Con questo indirizzo è stato aperto un conto su Plenara. La preghiamo di confermare che le appartiene:',
      action: 'Confermare l’indirizzo',
      after: 'Il link è valido per {hours} ore. Se non ha aperto alcun conto, non deve fare nulla: senza conferma sarà cancellato.',
    },
    reset: {
      subject: 'Plenara: nuova password',
      body: 'Per il suo conto è stata richiesta una nuova password. Può impostarla qui:',
      action: 'Impostare una nuova password',
      after:
        'Il link è valido per {minutes} minuti e una sola volta. Se non ha richiesto nulla, non deve fare nulla: la sua password resta invariata.',
    },
    'password-changed': {
      subject: 'Plenara: la sua password è stata cambiata',
      body: 'La password del suo conto è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi.',
      action: '',
      after: 'Se non è stata lei a farlo, imposti subito una nuova password: nell’app, sotto «Accedere», «Password dimenticata».',
    },
  },
}
