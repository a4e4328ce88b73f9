export * from './missing-parts.ts'
