// What is guessed of a voter's open answers stays in this folder: it weighs people and lists, and is never shown as an answer.
export * from './adaptive-question.ts'
export { answeringRows } from './answer-statistics.ts'
export * from './band.ts'
export type { ExpectedPercent } from './expected-percents.ts'
export * from './outlook.ts'
