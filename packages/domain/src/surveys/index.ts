export * from './notifications.ts'
export * from './survey-time.ts'
export * from './surveys.ts'
