export * from './build-profile.ts'
export * from './opinion-profile.ts'
export * from './write-opinion.ts'
