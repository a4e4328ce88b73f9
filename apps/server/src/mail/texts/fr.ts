import type { MailTexts } from './mail-texts.ts'

export const fr: MailTexts = {
  greeting: 'Bonjour {username}',
  regards: 'Meilleures salutations\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara : confirmer votre adresse e-mail',
      body: 'Un compte a été ouvert sur Plenara avec cette adresse. Veuillez confirmer qu’elle vous appartient :',
      action: 'Confirmer l’adresse',
      after:
        'Le lien est valable {hours} heures. Si vous n’avez pas ouvert de compte, vous n’avez rien à faire : sans confirmation, il sera supprimé.',
    },
    reset: {
      subject: 'Plenara : nouveau mot de passe',
      body: 'Un nouveau mot de passe a été demandé pour votre compte. Vous pouvez le définir ici :',
      action: 'Définir un nouveau mot de passe',
      after:
        'Le lien est valable {minutes} minutes et une seule fois. Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
    },
    'password-changed': {
      subject: 'Plenara : votre mot de passe a été modifié',
      body: 'Le mot de passe de votre compte vient d’être modifié et tous les autres appareils ont été déconnectés.',
      action: '',
      after:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe : dans l’app, sous « Se connecter », « Mot de passe oublié ».',
    },
  },
}
