import type { StatementText } from '@plenara/contract'

/** Which texts of the profile stand together, in the order in which they are asked for. */
export const TEXT_SECTIONS = {
  about: ['occupation', 'motto', 'education', 'politicalExperience', 'otherExperience', 'hobbies', 'household'],
  goals: ['mainGoals', 'motivation', 'politicalPositions'],
} as const satisfies Readonly<Record<string, readonly StatementText['text'][]>>

export type TextSection = keyof typeof TEXT_SECTIONS
