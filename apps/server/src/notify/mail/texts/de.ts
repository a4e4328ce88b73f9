import type { MailTexts } from './mail-texts.ts'

export const de: MailTexts = {
  greeting: 'Hallo {username}',
  greetingOfNobody: 'Guten Tag',
  regards: 'Freundliche Grüsse\nPlenara',
  desk: {
    sender:
      'Diese Mail schickt dir Plenara. Deine Adresse haben wir von der Stelle, bei der deine Kandidatur gemeldet ist. Wer Plenara ist: {contact}',
    senderToTyped: 'Diese Mail schickt dir Plenara, weil diese Adresse mit einem Brief von uns angegeben wurde. Wer Plenara ist: {contact}',
    senderToTeam:
      'Diese Mail schickt dir Plenara. Deine Adresse haben wir von der Stelle, die dein Sekretariat angemeldet hat. Wer Plenara ist: {contact}',
    senderToProposed:
      'Diese Mail schickt dir Plenara. Deine Adresse haben wir vom Sekretariat, das sich um deine Liste kümmert. Wer Plenara ist: {contact}',
    use: 'für deine Kandidatur antwortest',
    useOfTeam: 'Antworten für Kandidierende vorbereitest',
    notMe: 'Das bist nicht du? Hier sagst du es uns:',
    stop: 'Keine Erinnerungen mehr? Hier stellst du sie ab:',
    stopPage: {
      title: 'Erinnerungen',
      question: 'Wir erinnern dich per Mail daran, deine Antworten einzureichen. Möchtest du keine Erinnerungen mehr?',
      action: 'Keine Erinnerungen mehr',
      done: 'Wir erinnern dich nicht mehr. Antworten kannst du weiterhin.',
      over: 'Dieser Link gilt nicht mehr.',
    },
  },
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
    'password-changed-passkeys': {
      subject: 'Plenara: Dein Passwort wurde geändert',
      body: 'Das Passwort deines Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet. Deine Passkeys gelten weiter.',
      action: '',
      after:
        'Prüfe, ob du jeden davon kennst, und entferne sonst, was nicht dir gehört: {settings}. Warst du das nicht, so setze bitte sofort ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen».',
    },
    'passkey-added': {
      subject: 'Plenara: Neuer Passkey',
      body: 'Für dein Konto wurde soeben ein Passkey erstellt. Damit meldest du dich ohne Passwort an.',
      action: '',
      after:
        'Warst du das nicht, so setze bitte sofort ein neues Passwort (in der App unter «Anmelden», «Passwort vergessen») und entferne danach den Passkey: {settings}',
    },
    'passkey-removed': {
      subject: 'Plenara: Passkey entfernt',
      body: 'Ein Passkey deines Kontos wurde soeben entfernt, und alle anderen Geräte wurden abgemeldet.',
      action: '',
      after: 'Warst du das nicht, so setze bitte sofort ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen».',
    },
    'address-known': {
      subject: 'Plenara: Du hast schon ein Konto',
      body: 'Jemand wollte diese Adresse für ein Konto bei Plenara eintragen. Du hast aber schon eines.',
      action: '',
      after:
        'Warst du das, so melde dich an oder setze ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen». Sonst musst du nichts tun.',
    },
    'email-change': {
      subject: 'Plenara: Bestätige deine neue E-Mail-Adresse',
      body: 'Dein Konto bei Plenara soll künftig auf diese Adresse lauten. Bitte bestätige, dass sie dir gehört:',
      action: 'Neue Adresse bestätigen',
      after:
        'Der Link gilt {changeHours} Stunden; bis du ihn öffnest, gilt die bisherige Adresse. Hast du nichts verlangt, musst du nichts tun: Öffne den Link einfach nicht.',
    },
    'email-change-asked': {
      subject: 'Plenara: Deine E-Mail-Adresse soll geändert werden',
      body: 'Für dein Konto wurde eine andere E-Mail-Adresse eingetragen. Sie gilt erst, wenn sie bestätigt ist; bis dahin bleibt es bei dieser hier.',
      action: '',
      after:
        'Warst du das nicht, so setze bitte sofort ein neues Passwort: in der App unter «Anmelden», «Passwort vergessen». Damit ist auch die Änderung hinfällig.',
    },
    'email-changed': {
      subject: 'Plenara: Deine E-Mail-Adresse wurde geändert',
      body: 'Die E-Mail-Adresse deines Kontos wurde soeben geändert. Zum Anmelden gilt ab jetzt die neue; an diese hier schreiben wir dir nicht mehr.',
      action: '',
      after: 'Warst du das nicht, so schreibe uns bitte sofort: {contact}',
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
    'candidacy-invitation': {
      subject: 'Plenara: Deine Antworten zur Wahl',
      body: 'Du stellst dich zur Wahl:\n{candidacy}\n{election}\n\nAuf Plenara vergleichen Wählende ihre Ansichten mit deinen. Dafür beantwortest du dieselben Fragen wie sie. Hier beginnst du:',
      action: 'Fragen beantworten',
      after: 'Der Link gilt {days} Tage und nur für dich: Gib ihn nicht weiter.',
    },
    'candidacy-reminder': {
      subject: 'Plenara: Deine Antworten sind noch nicht eingereicht',
      body: 'Du stellst dich zur Wahl:\n{candidacy}\n{election}\n\nWählende sehen deine Antworten erst, wenn du sie eingereicht hast. Einreichen und ändern kannst du sie bis und mit {day}:',
      action: 'Fragen beantworten',
      after: 'Der Link gilt nur für dich: Gib ihn nicht weiter. Ein früherer Link, mit dem du noch nicht begonnen hast, gilt nicht mehr.',
    },
    'candidacy-address': {
      subject: 'Plenara: Bestätige deine E-Mail-Adresse',
      body: 'Mit dem Code eines Briefes wurde diese Adresse angegeben, um zur Wahl zu antworten:\n{candidacy}\n{election}\n\nStimmt das, so öffne den Link und wähle ein Passwort:',
      action: 'Adresse bestätigen',
      after: 'Der Link gilt {days} Tage und nur einmal. Hast du nichts angegeben, musst du nichts tun: Ohne den Link ändert sich nichts.',
    },
    'candidacy-submitted': {
      subject: 'Plenara: Deine Antworten sind eingereicht',
      body: 'Deine Antworten zur Wahl sind eingereicht:\n{candidacy}\n{election}\n\nTag: {day}\nFassung: {revision}\nFingerabdruck: {fingerprint}',
      action: '',
      after:
        'Der Fingerabdruck (SHA-256) gehört zu genau diesen Antworten: Mit ihm lässt sich später zeigen, was du eingereicht hast. Hast nicht du das getan, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-password-changed': {
      subject: 'Plenara: Dein Passwort wurde geändert',
      body: 'Das Passwort des Kontos, mit dem du {use}, wurde am {day} geändert, und alle anderen Geräte wurden abgemeldet.',
      action: '',
      after: 'Warst du das nicht, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-reset': {
      subject: 'Plenara: Neues Passwort',
      body: 'Für das Konto, mit dem du {use}, wurde ein neues Passwort verlangt. Hier setzt du es:',
      action: 'Neues Passwort setzen',
      after:
        'Der Link gilt {minutes} Minuten und nur einmal. Hast du nichts verlangt, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    'candidacy-correction-accepted': {
      subject: 'Plenara: Deine Korrektur ist angenommen',
      body: 'Die Korrektur, die du verlangt hast, ist angenommen. Wählende sehen sie mit der nächsten Veröffentlichung, zusammen mit dem früheren Wert, dem Tag und deinem Grund.\n{candidacy}\n{election}\n\nTag: {day}\nFassung: {revision}\nFingerabdruck: {fingerprint}',
      action: 'Korrekturen ansehen',
      after: 'Hast nicht du das verlangt, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-correction-refused': {
      subject: 'Plenara: Deine Korrektur ist abgelehnt',
      body: 'Die Korrektur, die du verlangt hast, ist abgelehnt. Was du eingereicht hast, bleibt, wie es ist.\n{candidacy}\n{election}\n\nGrund: {reason}',
      action: 'Korrekturen ansehen',
      after: 'Bist du nicht einverstanden, so schreibe uns: {contact}',
    },
    'candidacy-withdrawn': {
      subject: 'Plenara: Du hast alles zurückgezogen',
      body: 'Deine Antworten und dein Profil sind zurückgezogen. Wählende sehen sie in wenigen Minuten nicht mehr; Entwurf und Adresse sind gelöscht.\n{candidacy}\n{election}',
      action: '',
      after:
        'Auf der offiziellen Liste stehst du weiterhin: Über sie entscheidet die Stelle, bei der deine Kandidatur gemeldet ist. Hast nicht du das getan, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-passkey-added': {
      subject: 'Plenara: Neuer Passkey',
      body: 'Für das Konto, mit dem du {use}, wurde am {day} ein Passkey erstellt. Damit meldest du dich ohne Passwort an.',
      action: '',
      after:
        'Warst du das nicht, so setze sofort ein neues Passwort («Passwort vergessen» bei der Anmeldung) und entferne danach den Passkey: {access}',
    },
    'candidacy-passkey-removed': {
      subject: 'Plenara: Passkey entfernt',
      body: 'Ein Passkey des Kontos, mit dem du {use}, wurde am {day} entfernt, und alle anderen Geräte wurden abgemeldet.',
      action: '',
      after: 'Warst du das nicht, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-password-changed-passkeys': {
      subject: 'Plenara: Dein Passwort wurde geändert',
      body: 'Das Passwort des Kontos, mit dem du {use}, wurde am {day} geändert, und alle anderen Geräte wurden abgemeldet. Deine Passkeys gelten weiter.',
      action: '',
      after:
        'Prüfe, ob du jeden davon kennst, und entferne sonst, was nicht dir gehört: {access}. Warst du das nicht, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-address-confirm': {
      subject: 'Plenara: Bestätige deine neue E-Mail-Adresse',
      body: 'Das Konto, mit dem du {use}, soll künftig auf diese Adresse lauten. Bestätige bitte, dass sie dir gehört:',
      action: 'Neue Adresse bestätigen',
      after:
        'Der Link gilt {changeHours} Stunden; bis du ihn öffnest, gilt die bisherige Adresse. Danach wird {hours} Stunden lang nichts Neues von dir veröffentlicht. Hast du nichts verlangt, musst du nichts tun.',
    },
    'candidacy-address-asked': {
      subject: 'Plenara: Deine E-Mail-Adresse soll geändert werden',
      body: 'Für das Konto, mit dem du {use}, wurde eine andere E-Mail-Adresse eingetragen. Sie gilt erst, wenn sie bestätigt ist. Warst du das nicht, so halte die Änderung hier auf:',
      action: 'Änderung aufhalten',
      after:
        'Der Link gilt bis {hours} Stunden nach der Bestätigung. So lange wird nichts Neues von dir veröffentlicht. Hast du die Änderung selbst verlangt, musst du nichts tun.',
    },
    'candidacy-address-changed': {
      subject: 'Plenara: Deine E-Mail-Adresse wurde geändert',
      body: 'Das Konto, mit dem du {use}, lautet seit soeben auf eine andere E-Mail-Adresse. Warst du das nicht, so mache es hier rückgängig:',
      action: 'Änderung rückgängig machen',
      after:
        'Der Link gilt {hours} Stunden. So lange wird nichts Neues von dir veröffentlicht. Hast du die Änderung selbst verlangt, musst du nichts tun; an diese Adresse schreiben wir dir nicht mehr.',
    },
    'candidacy-address-known': {
      subject: 'Plenara: Du hast schon ein Konto',
      body: 'Jemand wollte diese Adresse für ein anderes Konto eintragen, mit dem für eine Kandidatur geantwortet wird. Zu dieser Adresse gibt es aber schon eines.',
      action: '',
      after:
        'Warst du das, so melde dich mit dieser Adresse an, oder setze ein neues Passwort («Passwort vergessen» bei der Anmeldung). Sonst musst du nichts tun.',
    },
    'candidacy-address-stopped': {
      subject: 'Plenara: Die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht',
      body: 'Von der früheren Adresse aus wurde die Änderung rückgängig gemacht: Das Konto, mit dem für die Kandidatur geantwortet wird, lautet wieder auf sie, und alle Geräte wurden abgemeldet.',
      action: '',
      after: 'Warst du das nicht, so schreibe uns bitte: {contact}',
    },
    'candidacy-text-held': {
      subject: 'Plenara: Ein Text von dir ist zurückgehalten',
      body: 'Wählende sehen dies von dir nicht mehr, bis nochmals jemand hinschaut. Alles andere bleibt sichtbar, deine Antworten auf die Fragen immer.\n{candidacy}\n{election}\n\nWas: {field}\nWarum: {reason}',
      action: 'Ansehen oder einwenden',
      after:
        'Schreibe es anders und reiche neu ein, nach der Frist als Korrektur, oder wende ein, weshalb der Entscheid falsch ist. Beides schauen wir innert 48 Stunden an. Fragen: {contact}',
    },
    'candidacy-text-returned': {
      subject: 'Plenara: Bitte ändere einen Text von dir',
      body: 'Dies von dir verletzt eine Regel. Wählende sehen es noch; alles andere ist nicht betroffen.\n{candidacy}\n{election}\n\nWas: {field}\nWarum: {reason}',
      action: 'Ansehen oder einwenden',
      after:
        'Ändere es innert 48 Stunden und reiche neu ein, nach der Frist als Korrektur, oder wende ein, weshalb der Entscheid falsch ist. Sonst wird es zurückgehalten. Fragen: {contact}',
    },
    'candidacy-text-restored': {
      subject: 'Plenara: Ein Text von dir ist wieder in Ordnung',
      body: 'Wir haben nochmals hingeschaut. Wählende sehen dies von dir spätestens mit der nächsten Veröffentlichung.\n{candidacy}\n{election}\n\nWas: {field}',
      action: 'Ansehen',
      after: 'Fragen: {contact}',
    },
    'candidacy-text-appeal-refused': {
      subject: 'Plenara: Ein Text von dir bleibt zurückgehalten',
      body: 'Wir haben deinen Einwand geprüft. Wählende sehen dies von dir weiterhin nicht.\n{candidacy}\n{election}\n\nWas: {field}\nWarum: {reason}',
      action: 'Ansehen',
      after:
        'Schreibe es anders und reiche neu ein, nach der Frist als Korrektur. Das schauen wir innert 48 Stunden an. Bist du nicht einverstanden, so schreibe uns: {contact}',
    },
    'candidacy-grant-given': {
      subject: 'Plenara: Ein Sekretariat darf deine Antworten vorbereiten',
      body: 'Du hast erlaubt, dass ein Sekretariat deinen Entwurf liest und ändert:\n{secretariat}\n\n{candidacy}\n{election}\n\nEinreichen kannst nur du. Die Erlaubnis gilt, bis du einreichst oder sie hier beendest:',
      action: 'Erlaubnis ansehen',
      after: 'Hast nicht du das erlaubt, so beende es und schreibe uns bitte sofort: {contact}',
    },
    'candidacy-grant-ended': {
      subject: 'Plenara: Ein Sekretariat bereitet deine Antworten nicht mehr vor',
      body: 'Dieses Sekretariat liest und ändert deinen Entwurf nicht mehr:\n{secretariat}\n\n{candidacy}\n{election}\n\nWas es geschrieben hat, steht noch da, und du siehst, was es ist:',
      action: 'Ansehen',
      after: 'Hast nicht du das beendet, so schreibe uns bitte sofort: {contact}',
    },
    'candidacy-team-invited': {
      subject: 'Plenara: Dein Zugang für das Sekretariat',
      body: 'Du gehörst jetzt zu diesem Sekretariat:\n{secretariat}\n\nDu siehst, wie weit die Kandidierenden seiner Listen sind, und bereitest Antworten vor, wo sie es erlauben. Einreichen können nur sie selbst. Hier kommst du hinein:',
      action: 'Zugang öffnen',
      after: 'Der Link gilt {days} Tage und nur für dich. Danach setzt du ein Passwort mit «Passwort vergessen» bei der Anmeldung.',
    },
  },
}
