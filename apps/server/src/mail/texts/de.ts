import type { MailTexts } from './mail-texts.ts'

export const de: MailTexts = {
  greeting: 'Hallo {username}',
  regards: 'Freundliche Grüsse\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara: Bestätige deine E-Mail-Adresse',
      body: 'Mit dieser Adresse wurde ein Konto bei Plenara eröffnet. Bitte bestätige, dass sie dir gehört:',
      action: 'Adresse bestätigen',
      after: 'Der Link gilt {hours} Stunden. Hast du kein Konto eröffnet, musst du nichts tun: Ohne Bestätigung wird es gelöscht.',
    },
    reset: {
      subject: 'Plenara: Neues Passwort',
      body: 'Für dein Konto wurde ein neues Passwort verlangt. Hier setzt du es:',
      action: 'Neues Passwort setzen',
      after:
        'Der Link gilt {minutes} Minuten und nur einmal. Hast du nichts verlangt, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    'password-changed': {
      subject: 'Plenara: Dein Passwort wurde geändert',
      body: 'Das Passwort deines Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
      action: '',
      after: 'Warst du das nicht, so setze bitte sofort ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen».',
    },
    'address-known': {
      subject: 'Plenara: Du hast schon ein Konto',
      body: 'Jemand wollte mit dieser Adresse ein Konto bei Plenara eröffnen. Du hast aber schon eines.',
      action: '',
      after:
        'Warst du das, so melde dich an oder setze ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen». Sonst musst du nichts tun.',
    },
    inactive: {
      subject: 'Plenara: Dein Konto wird bald gelöscht',
      body: 'Du hast dein Konto seit fast zwei Jahren nicht mehr gebraucht. Damit wir nichts länger aufbewahren als nötig, löschen wir es mit allem, was darin steht, am {removal}.',
      action: 'Anmelden und behalten',
      after: 'Willst du es behalten, so melde dich vorher an. Sonst musst du nichts tun.',
    },
    survey: {
      subject: 'Plenara: Wie hast du die Wahl erlebt?',
      body: 'Die Wahl ist vorbei. Du hast angegeben, dass wir dich danach zu einer Umfrage einladen dürfen. Sie ist freiwillig und anonym: Der Link ist für alle gleich und sagt nichts über dich.',
      action: 'Zur Umfrage',
      after: 'Keine solchen Mails mehr? Schalte sie in den Einstellungen aus: {settings}',
    },
  },
}
