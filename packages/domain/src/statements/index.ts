export * from './missing-parts.ts'
export * from './resolve-statement.ts'
