export * from './contest-dates.ts'
export * from './missing-parts.ts'
export * from './resolve-statement.ts'
export * from './response-rate.ts'
