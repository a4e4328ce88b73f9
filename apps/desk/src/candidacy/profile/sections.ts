import type { StatementText } from '@plenara/contract'

/** The texts of each section of the profile, in their order on the page. */
export const TEXT_SECTIONS = {
  about: ['occupation', 'motto', 'education', 'politicalExperience', 'otherExperience', 'hobbies', 'household'],
  goals: ['mainGoals', 'motivation', 'politicalPositions'],
} as const satisfies Readonly<Record<string, readonly StatementText['text'][]>>

export type TextSection = keyof typeof TEXT_SECTIONS
