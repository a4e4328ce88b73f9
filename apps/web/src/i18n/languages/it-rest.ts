import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>(
  [
    '../catalogues/it/*.po',
    '!../catalogues/it/{account,affair,agreement,app,candidate,common,councillor,councils,embed,errors,explainer,government,information,instructions,journey,knowledge,local-account,match,members,method,nav,news,notes,open-data,outlook,passkeys,questionnaire,search,session,source,votes,voting-day}.po',
  ],
  { eager: true, import: 'messages' },
)
