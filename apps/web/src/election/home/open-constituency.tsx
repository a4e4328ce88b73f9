import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconMapPin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../data/queries/user.ts'

const ConstituencyDialog = lazy(async () => ({ default: (await import('./constituency-dialog.tsx')).ConstituencyDialog }))

/** A note that elections by constituency are missing until the voter chooses one, and a button for that. */
export function OpenConstituency() {
  const t = useText()
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  if (!user?.constituencyOpen && !isAsking) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        <IconMapPin size={20} aria-hidden /> <span>{t('election.constituency.choose')}</span>
      </Button>
      {isAsking && user && (
        <Suspense fallback={null}>
          <ConstituencyDialog cantonId={user.cantonId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
