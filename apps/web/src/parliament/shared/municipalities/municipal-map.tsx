import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useState } from 'react'
import { ShareKey } from '../cantons/share-key.tsx'
import styles from './map.module.css'
import { MapPicture, type MunicipalMapProps } from './map-picture.tsx'
import { loadSwissMap, MAP_YEAR, type SwissMap } from './swiss-map.ts'

/** Switzerland by cantons, or a canton by municipalities. A picture only: select and tables have the same data. */
export function MunicipalMap(props: MunicipalMapProps) {
  const t = useText()
  const { map, hasFailed, retry } = useSwissMap()
  const { canton, cantons, municipalities } = props
  const shown = canton === null ? cantons : municipalities
  const away = map && canton !== null ? municipalities.filter(({ number }) => !map.municipalities.has(number)) : []
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {map && <MapPicture {...props} map={map} />}
        {hasFailed && (
          <div role="status" className={styles.failed}>
            <p>{t('votes.municipalities.map.failed')}</p>
            <Button onClick={retry}>{t('common.retry')}</Button>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <ShareKey isHatched hasNone={shown.some(({ yesPercent }) => yesPercent === null)} />
        {away.length > 0 && <span>{t('votes.municipalities.map.away', { names: away.map(({ name }) => name).join(', ') })}</span>}
        <span>{t('votes.municipalities.map.source', { year: String(MAP_YEAR) })}</span>
      </figcaption>
    </figure>
  )
}

function useSwissMap(): { readonly map: SwissMap | null; readonly hasFailed: boolean; readonly retry: () => void } {
  const [map, setMap] = useState<SwissMap | null>(null)
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(1)
  useEffect(() => {
    let isShown = true
    loadSwissMap().then(
      (loaded) => isShown && setMap(loaded),
      () => isShown && setFailures(tries),
    )
    return () => {
      isShown = false
    }
  }, [tries])
  return { map, hasFailed: map === null && failures === tries, retry: () => setTries(tries + 1) }
}
