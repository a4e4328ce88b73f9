import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>(
  '../catalogues/it/{affair,agreement,councillor,councils,explainer,government,information,instructions,knowledge,members,method,open-data,search,session,source,votes,voting-day}.po',
  { eager: true, import: 'messages' },
)
