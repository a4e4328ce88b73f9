// Estimates of open answers stay in this folder: they weigh people and lists, and must never be shown as an answer of the voter.
export * from './adaptive-question.ts'
export { answeringRows } from './answer-statistics.ts'
export * from './band.ts'
export type { ExpectedPercent } from './expected-percents.ts'
export * from './outlook.ts'
