import pg from 'pg'

/** The parameters of a connection under the names that PostgreSQL's own programs know, with their variables. */
const VARIABLES = {
  host: 'PGHOST',
  port: 'PGPORT',
  dbname: 'PGDATABASE',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const
const SSL = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const

export type Connection = { readonly [Name in keyof typeof VARIABLES]?: string }

/** What an address such as that of `DATABASE_URL` says, for a program that connects through libpq. */
export function connectionOf(url: string): Connection {
  const { host, port, database, user, password } = new pg.Client({ connectionString: url })
  const parameters = new URL(url).searchParams
  const ssl = SSL.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) ?? '']] : []))
  return {
    host,
    port: String(port),
    ...(database && { dbname: database }),
    ...(user && { user }),
    ...(password && { password }),
    ...Object.fromEntries(ssl.map(([name, value]) => [name, value === 'no-verify' ? 'require' : value])),
  }
}

/** The same as variables of a program's environment, where a password is seen by nobody else. */
export function connectionVariables(url: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(connectionOf(url)).map(([name, value]) => [VARIABLES[name as keyof Connection], value]))
}
