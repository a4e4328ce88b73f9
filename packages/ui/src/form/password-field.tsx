import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../button.tsx'
import { useText } from '../text/text.ts'
import { Field, type FieldProps } from './field.tsx'

/** A password field that can show the password; pasting and password managers work. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const t = useText()
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={t(isShown ? 'app.password.hide' : 'app.password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
        </IconButton>
      }
    />
  )
}
