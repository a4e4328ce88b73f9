import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'dismissed-surveys'

/** The surveys that the user dismissed or opened on this device. */
export function dismissedSurveys(): readonly number[] {
  return (readDevice(KEY) ?? '')
    .split(',')
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
}

/** Stores that a survey is not to be shown again. */
export function dismissSurvey(surveyId: number): void {
  writeDevice(KEY, [...new Set([...dismissedSurveys(), surveyId])].join(','))
}
