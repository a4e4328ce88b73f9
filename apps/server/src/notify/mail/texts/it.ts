import type { MailTexts } from './mail-texts.ts'

export const it: MailTexts = {
  greeting: 'Ciao {username}',
  greetingOfNobody: 'Buongiorno',
  regards: 'Cordiali saluti\nPlenara',
  desk: {
    sender:
      'Questa e-mail ti è inviata da Plenara. Abbiamo ricevuto il tuo indirizzo dal servizio presso cui è annunciata la tua candidatura. Chi siamo: {contact}',
    senderToTyped:
      'Questa e-mail ti è inviata da Plenara, perché questo indirizzo è stato indicato con una nostra lettera. Chi siamo: {contact}',
    senderToTeam:
      'Questa e-mail ti è inviata da Plenara. Abbiamo ricevuto il tuo indirizzo dal servizio che ha annunciato il tuo segretariato. Chi siamo: {contact}',
    senderToProposed:
      'Questa e-mail ti è inviata da Plenara. Abbiamo ricevuto il tuo indirizzo dal segretariato che si occupa della tua lista. Chi siamo: {contact}',
    use: 'rispondi per la tua candidatura',
    useOfTeam: 'prepari risposte per candidate e candidati',
    notMe: 'Non si tratta di te? Diccelo qui:',
    stop: 'Non vuoi più promemoria? Fermali qui:',
    stopPage: {
      title: 'Promemoria',
      question: 'Ti ricordiamo per e-mail di inoltrare le tue risposte. Non vuoi più promemoria?',
      action: 'Niente più promemoria',
      done: 'Non ti invieremo più promemoria. Puoi comunque rispondere.',
      over: 'Questo link non è più valido.',
    },
  },
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
    'password-changed-passkeys': {
      subject: 'Plenara: la tua password è stata cambiata',
      body: 'La password del tuo account è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi. Le tue passkey restano valide.',
      action: '',
      after:
        'Controlla di conoscerle tutte e rimuovi quelle che non ti appartengono: {settings}. Se non l’hai fatto tu, imposta subito una nuova password: nell’app, sotto «Accedi», «Password dimenticata».',
    },
    'passkey-added': {
      subject: 'Plenara: nuova passkey',
      body: 'Per il tuo account è appena stata creata una passkey. Con essa accedi senza password.',
      action: '',
      after:
        'Se non l’hai fatto tu, imposta subito una nuova password (nell’app, sotto «Accedi», «Password dimenticata») e poi rimuovi la passkey: {settings}',
    },
    'passkey-removed': {
      subject: 'Plenara: passkey rimossa',
      body: 'Una passkey del tuo account è appena stata rimossa e tutti gli altri dispositivi sono stati disconnessi.',
      action: '',
      after: 'Se non l’hai fatto tu, imposta subito una nuova password: nell’app, sotto «Accedi», «Password dimenticata».',
    },
    'address-known': {
      subject: 'Plenara: hai già un account',
      body: 'Qualcuno ha voluto usare questo indirizzo per un account su Plenara. Ma ne hai già uno.',
      action: '',
      after:
        'Se l’hai fatto tu, accedi o imposta una nuova password: nell’app, sotto «Accedi», «Password dimenticata». Altrimenti non devi fare nulla.',
    },
    'email-change': {
      subject: 'Plenara: conferma il tuo nuovo indirizzo e-mail',
      body: 'D’ora in poi il tuo account Plenara dovrà essere collegato a questo indirizzo. Conferma che ti appartiene:',
      action: 'Confermare il nuovo indirizzo',
      after:
        'Il link è valido per {changeHours} ore; finché non lo apri vale l’indirizzo attuale. Se non hai richiesto nulla, non devi fare nulla: semplicemente non aprire il link.',
    },
    'email-change-asked': {
      subject: 'Plenara: il tuo indirizzo e-mail sta per essere cambiato',
      body: 'Per il tuo account è stato indicato un altro indirizzo e-mail. Varrà solo dopo la conferma; fino ad allora resta valido questo.',
      action: '',
      after:
        'Se non l’hai fatto tu, imposta subito una nuova password: nell’app, sotto «Accedi», «Password dimenticata». Così anche la modifica decade.',
    },
    'email-changed': {
      subject: 'Plenara: il tuo indirizzo e-mail è stato cambiato',
      body: 'L’indirizzo e-mail del tuo account è appena stato cambiato. Per accedere vale ora quello nuovo; a questo non ti scriveremo più.',
      action: '',
      after: 'Se non l’hai fatto tu, scrivici subito: {contact}',
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
    'candidacy-invitation': {
      subject: 'Plenara: le tue risposte per l’elezione',
      body: 'Ti candidi all’elezione:\n{candidacy}\n{election}\n\nSu Plenara le elettrici e gli elettori confrontano le loro opinioni con le tue. Per questo rispondi alle stesse domande. Comincia qui:',
      action: 'Rispondere alle domande',
      after: 'Il link è valido per {days} giorni e soltanto per te: non inoltrarlo.',
    },
    'candidacy-reminder': {
      subject: 'Plenara: le tue risposte non sono ancora inoltrate',
      body: 'Ti candidi all’elezione:\n{candidacy}\n{election}\n\nLe elettrici e gli elettori vedono le tue risposte soltanto quando le hai inoltrate. Puoi inoltrarle e modificarle fino al {day} compreso:',
      action: 'Rispondere alle domande',
      after: 'Il link è soltanto per te: non inoltrarlo. Un link precedente con cui non hai ancora iniziato non è più valido.',
    },
    'candidacy-address': {
      subject: 'Plenara: conferma il tuo indirizzo e-mail',
      body: 'Con il codice di una lettera è stato indicato questo indirizzo per rispondere in vista dell’elezione:\n{candidacy}\n{election}\n\nSe è giusto, apri il link e scegli una password:',
      action: 'Confermare l’indirizzo',
      after:
        'Il link è valido per {days} giorni e una volta sola. Se non hai indicato nulla, non devi fare nulla: senza il link non cambia nulla.',
    },
    'candidacy-submitted': {
      subject: 'Plenara: le tue risposte sono state inoltrate',
      body: 'Le tue risposte per l’elezione sono state inoltrate:\n{candidacy}\n{election}\n\nGiorno: {day}\nVersione: {revision}\nImpronta: {fingerprint}',
      action: '',
      after:
        'L’impronta (SHA-256) appartiene esattamente a queste risposte: permetterà di mostrare che cosa hai inoltrato. Se non l’hai fatto tu, scrivici subito: {contact}',
    },
    'candidacy-password-changed': {
      subject: 'Plenara: la tua password è stata cambiata',
      body: 'La password dell’account con cui {use} è stata cambiata il {day}, e tutti gli altri dispositivi sono stati disconnessi.',
      action: '',
      after: 'Se non l’hai fatto tu, scrivici subito: {contact}',
    },
    'candidacy-reset': {
      subject: 'Plenara: nuova password',
      body: 'È stata richiesta una nuova password per l’account con cui {use}. Puoi impostarla qui:',
      action: 'Impostare una nuova password',
      after:
        'Il link è valido per {minutes} minuti e una sola volta. Se non hai richiesto nulla, non devi fare nulla: la tua password resta invariata.',
    },
    'candidacy-correction-accepted': {
      subject: 'Plenara: la tua correzione è accettata',
      body: 'La correzione che hai chiesto è accettata. Le elettrici e gli elettori la vedranno con la prossima pubblicazione, insieme al valore precedente, al giorno e al tuo motivo.\n{candidacy}\n{election}\n\nGiorno: {day}\nVersione: {revision}\nImpronta: {fingerprint}',
      action: 'Vedere le correzioni',
      after: 'Se non l’hai chiesta tu, scrivici subito: {contact}',
    },
    'candidacy-correction-refused': {
      subject: 'Plenara: la tua correzione è rifiutata',
      body: 'La correzione che hai chiesto è rifiutata. Quello che hai inoltrato resta com’è.\n{candidacy}\n{election}\n\nMotivo: {reason}',
      action: 'Vedere le correzioni',
      after: 'Se non sei d’accordo, scrivici: {contact}',
    },
    'candidacy-withdrawn': {
      subject: 'Plenara: hai ritirato tutto',
      body: 'Le tue risposte e il tuo profilo sono ritirati. Fra pochi minuti le elettrici e gli elettori non li vedranno più; la bozza e l’indirizzo sono cancellati.\n{candidacy}\n{election}',
      action: '',
      after:
        'Resti sulla lista ufficiale: su di essa decide l’ufficio presso il quale è depositata la tua candidatura. Se non l’hai fatto tu, scrivici subito: {contact}',
    },
    'candidacy-passkey-added': {
      subject: 'Plenara: nuova passkey',
      body: 'Il {day} è stata creata una passkey per l’account con cui {use}. Con questa accedi senza password.',
      action: '',
      after:
        'Se non l’hai fatto tu, imposta subito una nuova password («Password dimenticata» all’accesso) e poi rimuovi la passkey: {access}',
    },
    'candidacy-passkey-removed': {
      subject: 'Plenara: passkey rimossa',
      body: 'Il {day} è stata rimossa una passkey dell’account con cui {use}, e tutti gli altri dispositivi sono stati disconnessi.',
      action: '',
      after: 'Se non l’hai fatto tu, scrivici subito: {contact}',
    },
    'candidacy-password-changed-passkeys': {
      subject: 'Plenara: la tua password è stata cambiata',
      body: 'La password dell’account con cui {use} è stata cambiata il {day}, e tutti gli altri dispositivi sono stati disconnessi. Le tue passkey restano valide.',
      action: '',
      after: 'Controlla di conoscerle tutte e rimuovi quelle che non sono tue: {access}. Se non l’hai fatto tu, scrivici subito: {contact}',
    },
    'candidacy-address-confirm': {
      subject: 'Plenara: conferma il tuo nuovo indirizzo e-mail',
      body: 'L’account con cui {use} deve d’ora in poi avere questo indirizzo. Conferma che ti appartiene:',
      action: 'Confermare il nuovo indirizzo',
      after:
        'Il link è valido per {changeHours} ore; finché non lo apri vale l’indirizzo attuale. Poi per {hours} ore non si pubblica nulla di nuovo da parte tua. Se non hai richiesto nulla, non devi fare nulla.',
    },
    'candidacy-address-asked': {
      subject: 'Plenara: il tuo indirizzo e-mail sta per essere cambiato',
      body: 'Per l’account con cui {use} è stato indicato un altro indirizzo e-mail. Vale solo una volta confermato. Se non l’hai fatto tu, ferma qui la modifica:',
      action: 'Fermare la modifica',
      after:
        'Il link è valido fino a {hours} ore dopo la conferma. Fino ad allora non si pubblica nulla di nuovo da parte tua. Se hai chiesto tu la modifica, non devi fare nulla.',
    },
    'candidacy-address-changed': {
      subject: 'Plenara: il tuo indirizzo e-mail è stato cambiato',
      body: 'L’account con cui {use} ha da poco un altro indirizzo e-mail. Se non l’hai fatto tu, annulla qui la modifica:',
      action: 'Annullare la modifica',
      after:
        'Il link è valido per {hours} ore. Fino ad allora non si pubblica nulla di nuovo da parte tua. Se hai chiesto tu la modifica, non devi fare nulla; a questo indirizzo non ti scriveremo più.',
    },
    'candidacy-address-known': {
      subject: 'Plenara: hai già un account',
      body: 'Qualcuno voleva indicare questo indirizzo per un altro account con cui si risponde per una candidatura. Con questo indirizzo esiste però già un account.',
      action: '',
      after:
        'Se sei stato tu, accedi con questo indirizzo o imposta una nuova password («Password dimenticata» all’accesso). Altrimenti non devi fare nulla.',
    },
    'candidacy-address-stopped': {
      subject: 'Plenara: la modifica del tuo indirizzo e-mail è stata annullata',
      body: 'La modifica è stata annullata dall’indirizzo precedente: l’account con cui si risponde per la candidatura ha di nuovo quell’indirizzo, e tutti i dispositivi sono stati disconnessi.',
      action: '',
      after: 'Se non l’hai fatto tu, scrivici: {contact}',
    },
    'candidacy-text-held': {
      subject: 'Plenara: un tuo testo è trattenuto',
      body: 'Le elettrici e gli elettori non vedono più questo di te, finché qualcuno non lo riguarda. Tutto il resto rimane visibile, le tue risposte alle domande sempre.\n{candidacy}\n{election}\n\nChe cosa: {field}\nPerché: {reason}',
      action: 'Vedere o contestare',
      after:
        'Scrivilo in altro modo e inoltralo di nuovo, dopo il termine come correzione, oppure di’ perché la decisione è sbagliata. Guardiamo entrambe le cose entro 48 ore. Domande: {contact}',
    },
    'candidacy-text-returned': {
      subject: 'Plenara: modifica un tuo testo',
      body: 'Questo viola una regola. Le elettrici e gli elettori lo vedono ancora; il resto non è toccato.\n{candidacy}\n{election}\n\nChe cosa: {field}\nPerché: {reason}',
      action: 'Vedere o contestare',
      after:
        'Modificalo entro 48 ore e inoltralo di nuovo, dopo il termine come correzione, oppure di’ perché la decisione è sbagliata. Altrimenti sarà trattenuto. Domande: {contact}',
    },
    'candidacy-text-restored': {
      subject: 'Plenara: un tuo testo è di nuovo a posto',
      body: 'Abbiamo riguardato. Le elettrici e gli elettori vedono questo di te al più tardi con la prossima pubblicazione.\n{candidacy}\n{election}\n\nChe cosa: {field}',
      action: 'Vedere',
      after: 'Domande: {contact}',
    },
    'candidacy-text-appeal-refused': {
      subject: 'Plenara: un tuo testo resta trattenuto',
      body: 'Abbiamo esaminato la tua contestazione. Le elettrici e gli elettori continuano a non vedere questo di te.\n{candidacy}\n{election}\n\nChe cosa: {field}\nPerché: {reason}',
      action: 'Vedere',
      after:
        'Scrivilo in altro modo e inoltralo di nuovo, dopo il termine come correzione. Lo guardiamo entro 48 ore. Se non sei d’accordo, scrivici: {contact}',
    },
    'candidacy-grant-given': {
      subject: 'Plenara: un segretariato può preparare le tue risposte',
      body: 'Hai permesso a un segretariato di leggere e modificare la tua bozza:\n{secretariat}\n\n{candidacy}\n{election}\n\nSolo tu puoi inoltrare le risposte. Il permesso vale finché non le inoltri o non lo revochi qui:',
      action: 'Vedere il permesso',
      after: 'Se non l’hai dato tu, revocalo e scrivici subito: {contact}',
    },
    'candidacy-grant-ended': {
      subject: 'Plenara: un segretariato non prepara più le tue risposte',
      body: 'Questo segretariato non legge e non modifica più la tua bozza:\n{secretariat}\n\n{candidacy}\n{election}\n\nQuello che ha scritto c’è ancora, e vedi che cos’è:',
      action: 'Vedere',
      after: 'Se non sei stata o stato tu, scrivici subito: {contact}',
    },
    'candidacy-team-invited': {
      subject: 'Plenara: il tuo accesso per il segretariato',
      body: 'Ora fai parte di questo segretariato:\n{secretariat}\n\nVedi a che punto sono le persone delle sue liste e prepari risposte dove loro lo permettono. Solo loro possono inoltrarle. Entri qui:',
      action: 'Aprire l’accesso',
      after: 'Il link vale {days} giorni e soltanto per te. Dopo imposti una password con «Password dimenticata» al momento dell’accesso.',
    },
  },
}
