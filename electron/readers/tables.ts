// The tables next to those of pg-boss: coordinators with their needs, readers, and images in parts.
import { z } from 'zod'
import { readerStateSchema, type ReaderState, type SeenReader } from '../../shared/contract/reader-state.ts'
import { needsSchema, type Needs } from './needs.ts'

/** The database, as pg-boss gives access to it. */
export interface Sql {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** A coordinator that was not seen for this long is gone: its images and jobs are removed. */
const goneAfter = '1 hour'
/** A reader that was not seen for this long is no longer listed. */
const forgottenAfter = '10 minutes'

/**
 * Statements that can be repeated. The tables are not logged: after a crash of PostgreSQL they are empty, which the
 * coordinator notices by its own row, and sends everything again. `purge` runs with the rights of its owner, as readers
 * may only call it.
 */
export const createTables = `
create schema if not exists fovea;
create unlogged table if not exists fovea.coordinator (
  id text primary key, seen_at timestamptz not null default now());
create unlogged table if not exists fovea.needs (
  queue text, coordinator text references fovea.coordinator on delete cascade, needs jsonb not null,
  primary key (queue, coordinator));
create unlogged table if not exists fovea.image (
  coordinator text references fovea.coordinator on delete cascade, hash text, part int, body bytea not null,
  primary key (coordinator, hash, part));
create unlogged table if not exists fovea.reader (
  id text primary key, state jsonb not null, seen_at timestamptz not null default now());
create or replace function fovea.purge() returns void language sql security definer set search_path = '' as $$
  delete from fovea.coordinator where seen_at < now() - interval '${goneAfter}';
  delete from fovea.reader where seen_at < now() - interval '${forgottenAfter}';
  delete from pgboss.job where name like 'read.%'
    and data->>'coordinator' not in (select id from fovea.coordinator);
  delete from pgboss.job where name like 'answers.%'
    and substr(name, 9) not in (select id from fovea.coordinator);
$$;
revoke execute on function fovea.purge() from public;`

/** Announces a coordinator that begins. */
export async function beginCoordinator(sql: Sql, id: string): Promise<void> {
  await endCoordinator(sql, id)
  await sql.executeSql('insert into fovea.coordinator (id) values ($1)', [id])
}

/** Removes everything of a coordinator. */
export async function endCoordinator(sql: Sql, id: string): Promise<void> {
  await sql.executeSql('delete from fovea.coordinator where id = $1', [id])
  await sql.executeSql(`delete from pgboss.job where name like 'read.%' and data->>'coordinator' = $1`, [id])
  await sql.executeSql('delete from pgboss.job where name = $1', [`answers.${id}`])
}

/** Says that the coordinator is there, and what it needs; false if its row is gone. */
export async function seeCoordinator(
  sql: Sql,
  id: string,
  needs: ReadonlyMap<string, Needs>,
): Promise<boolean> {
  const { rows } = await sql.executeSql(
    'update fovea.coordinator set seen_at = now() where id = $1 returning id',
    [id],
  )
  if (rows.length === 0) return false
  for (const [queue, need] of needs)
    await sql.executeSql('insert into fovea.needs values ($1, $2, $3) on conflict do nothing', [
      queue,
      id,
      JSON.stringify(need),
    ])
  return true
}

/** Removes what coordinators and readers that are gone have left. */
export async function purge(sql: Sql): Promise<void> {
  await sql.executeSql('select fovea.purge()')
}

export async function listNeeds(sql: Sql): Promise<Map<string, Needs>> {
  const { rows } = await sql.executeSql('select distinct queue, needs from fovea.needs')
  const found = z.array(z.object({ queue: z.string(), needs: needsSchema })).parse(rows)
  return new Map(found.map(({ queue, needs }) => [queue, needs]))
}

export async function putReader(sql: Sql, id: string, state: ReaderState): Promise<void> {
  await sql.executeSql(
    `insert into fovea.reader (id, state) values ($1, $2)
     on conflict (id) do update set state = excluded.state, seen_at = now()`,
    [id, JSON.stringify(state)],
  )
}

export async function removeReader(sql: Sql, id: string): Promise<void> {
  await sql.executeSql('delete from fovea.reader where id = $1', [id])
}

/** The readers, and how long ago each was seen by the clock of the database. */
export async function listReaders(sql: Sql): Promise<SeenReader[]> {
  const { rows } = await sql.executeSql(
    `select id, state, (extract(epoch from now() - seen_at) * 1000)::float8 as "silentMs" from fovea.reader order by id`,
  )
  return z.array(z.object({ id: z.string(), state: readerStateSchema, silentMs: z.number() })).parse(rows)
}

/** Which of these jobs wait, are read, or were answered. */
export async function listKnownJobs(
  sql: Sql,
  coordinator: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql.executeSql(
    `select id::text as job from pgboss.job where name like 'read.%' and id = any($1::uuid[]) and state < 'completed'
     union select data->>'job' from pgboss.job where name = $2`,
    [ids, `answers.${coordinator}`],
  )
  return new Set(
    z
      .array(z.object({ job: z.string().nullable() }))
      .parse(rows)
      .flatMap(({ job }) => job ?? []),
  )
}
