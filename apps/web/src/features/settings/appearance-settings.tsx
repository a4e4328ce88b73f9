import { useState } from 'react'
import { Checkbox } from '../../components/field.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useText } from '../../i18n/text.ts'
import { chooseTheme, chosenTheme, isMotionReduced, reduceMotion, type Theme } from '../../lib/theme.ts'
import styles from './settings-page.module.css'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** Light or dark, and less motion; both stay on this device. */
export function AppearanceSettings() {
  const t = useText()
  const [theme, setTheme] = useState(chosenTheme)
  const [isReduced, setReduced] = useState(isMotionReduced)
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('settings.theme')}</span>
        <Segmented
          label={t('settings.theme')}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onChange={(chosen) => {
            chooseTheme(chosen)
            setTheme(chosen)
          }}
        />
      </div>
      <Checkbox
        name="motion"
        checked={isReduced}
        onChange={(event) => {
          reduceMotion(event.target.checked)
          setReduced(event.target.checked)
        }}
      >
        {t('settings.reduceMotion')}
      </Checkbox>
    </>
  )
}
