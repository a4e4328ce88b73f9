import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>('../catalogues/gsw/{candidate,news,notes,outlook,questionnaire}.po', {
  eager: true,
  import: 'messages',
})
