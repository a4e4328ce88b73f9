import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>('../catalogues/gsw/*.po', { eager: true, import: 'messages' })
