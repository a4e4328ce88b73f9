import type { Messages } from '@lingui/core'

const parts = import.meta.glob<{ messages: Messages }>('../catalogues/fr/{app,common,errors,journey,match,nav}.po', { eager: true })

export const messages: Messages = Object.assign({}, ...Object.values(parts).map((part) => part.messages))
