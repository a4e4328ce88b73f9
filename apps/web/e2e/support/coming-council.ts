import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const COLUMNS = [
  ...[
    'election_title',
    'election_date',
    'election_domain',
    'election_type',
    'election_mandates',
    'election_status',
    'entity_id',
    'entity_counted',
  ],
  ...['candidate_family_name', 'candidate_first_name', 'candidate_id', 'candidate_elected', 'candidate_votes'],
]
const MUNICIPALITIES = [2701, 2702, 2703]

/**
 * Writes the file of OneGov of a coming majority election of four seats, before a ballot is counted or, with votes for each, with everybody elected;
 * answers its path.
 */
export async function councilFile(names: readonly string[], isCounted = false): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'plenara-council-')), 'regierungsrat2028-bs.csv')
  const [status, counted, votes] = isCounted ? ['final', 'True', 1000] : ['interim', 'False', 0]
  const rows = names.flatMap((name, index) =>
    MUNICIPALITIES.map((id) =>
      [
        ...[
          'Regierungsrat Probe',
          '2028-02-13',
          'canton',
          'majorz',
          4,
          status,
          id,
          counted,
          name,
          'Kim',
          index + 1,
          counted,
          votes && votes - index,
        ],
      ].join(),
    ),
  )
  await writeFile(file, [COLUMNS.join(), ...rows, ''].join('\n'))
  return file
}
