import type { User } from '@plenara/contract'
import { Checkbox } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { errorTextId } from '../../data/calls/error-text.ts'
import { useChangeUser } from '../../data/queries/user.ts'
import styles from './settings-page.module.css'

/** Whether a mail may invite to a survey after an election; off by default. */
export function SurveyMailsSetting({ user }: { readonly user: User }) {
  const t = useText()
  const { mutate, isPending, variables, error } = useChangeUser()
  const isOn = isPending ? variables?.surveyMails === true : user.surveyMails === true
  return (
    <div>
      <Checkbox
        name="survey-mails"
        checked={isOn}
        error={error ? t(errorTextId(error)) : null}
        onChange={(event) => mutate({ surveyMails: event.target.checked })}
      >
        {t('settings.surveyMails')}
      </Checkbox>
      <p className={styles.note}>{t('settings.surveyMails.note')}</p>
    </div>
  )
}
