export * from './achievements.ts'
export * from './progression.ts'
export * from './questionnaire.ts'
