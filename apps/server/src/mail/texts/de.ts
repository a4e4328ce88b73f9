import type { MailTexts } from './mail-texts.ts'

export const de: MailTexts = {
  greeting: 'Guten Tag {username}',
  regards: 'Freundliche Grüsse\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara: E-Mail-Adresse bestätigen',
      body: 'Mit dieser Adresse wurde ein Konto bei Plenara eröffnet. Bitte bestätigen Sie, dass sie Ihnen gehört:',
      action: 'Adresse bestätigen',
      after:
        'Der Link gilt {hours} Stunden. Haben Sie kein Konto eröffnet, so brauchen Sie nichts zu tun: Ohne Bestätigung wird es gelöscht.',
    },
    reset: {
      subject: 'Plenara: neues Passwort',
      body: 'Für Ihr Konto wurde ein neues Passwort verlangt. Hier setzen Sie es:',
      action: 'Neues Passwort setzen',
      after:
        'Der Link gilt {minutes} Minuten und nur einmal. Haben Sie nichts verlangt, so brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    'password-changed': {
      subject: 'Plenara: Ihr Passwort wurde geändert',
      body: 'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
      action: '',
      after: 'Waren Sie das nicht, so setzen Sie bitte sofort ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen».',
    },
  },
}
