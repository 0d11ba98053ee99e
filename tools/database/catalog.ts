import type { Connection } from './connection.ts';

/** The objects in a database's schemas: the definition of each as one text, by name. */
export type Catalog = Map<string, string>;

/**
 * All objects of `public` and `private`, including triggers and policies on tables of other schemas, event triggers
 * and publications. A column includes its position; grants include grantee and privilege; a function includes its
 * body without lines that are only a comment, because a comment that is reworded needs no migration.
 */
export async function readCatalog({ query }: Pick<Connection, 'query'>): Promise<Catalog> {
  const rows = await query(OBJECTS);
  return new Map(
    rows.map(({ object, definition }) => [String(object), String(definition).replace(COMMENT_LINE, '')]),
  );
}

const COMMENT_LINE = /^[ \t]*--.*\n/gm;

/** Differences by object, sorted: missing, extra, or the lines that differ ("-" expected, "+" found). */
export function compareCatalogs(found: Catalog, expected: Catalog): string[] {
  const names = [...new Set([...found.keys(), ...expected.keys()])].toSorted();
  return names.flatMap((name) => {
    const [is, should] = [found.get(name), expected.get(name)];
    if (is === should) return [];
    if (is === undefined) return [`${name}: missing`];
    if (should === undefined) return [`${name}: extra`];
    return [[`${name}:`, ...linesOnlyIn(should, is, '-'), ...linesOnlyIn(is, should, '+')].join('\n')];
  });
}

function linesOnlyIn(text: string, other: string, mark: string): string[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').flatMap((line) => (known.has(line) ? [] : [`${mark} ${line}`]));
}

/** Grants as text, sorted; null if the default applies. The owner appears under its own name. */
const grants = (acl: string) => `(
  select string_agg(
    concat_ws(' ', privilege_type, 'to', coalesce(nullif(pg_get_userbyid(grantee), 'unknown (OID=0)'), 'public'),
      case when is_grantable then 'with grant option' end), ', '
    order by pg_get_userbyid(grantee), privilege_type
  ) from aclexplode(${acl})
)`;

const OURS = `('public', 'private')`;

const OBJECTS = `
select 'schema ' || nspname as object, concat_ws(' | ', ${grants('nspacl')}) as definition
from pg_namespace where nspname = 'private'

union all
select format('%s %s.%s', case relkind when 'r' then 'table' when 'S' then 'sequence' else 'view' end, nspname, relname),
  concat_ws(' | ', relpersistence, 'row security ' || relrowsecurity, 'forced ' || relforcerowsecurity, reloptions::text,
    pg_get_userbyid(relowner), ${grants('relacl')}, obj_description(c.oid, 'pg_class'),
    case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end)
from pg_class c join pg_namespace n on n.oid = relnamespace
where nspname in ${OURS} and relkind in ('r', 'p', 'S', 'v', 'm')

union all
select format('column %s.%s.%s', nspname, relname, attname),
  concat_ws(' | ', row_number() over (partition by c.oid order by attnum), format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), nullif(attgenerated, ''), nullif(attidentity, ''),
    attcollation::regcollation, attstorage, nullif(attcompression, ''), ${grants('attacl')}, col_description(c.oid, attnum))
from pg_attribute a
join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
where nspname in ${OURS} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped

union all
select format('constraint %s on %s.%s', conname, nspname, relname),
  concat_ws(' | ', pg_get_constraintdef(k.oid), case when not convalidated then 'not valid' end)
from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
where nspname in ${OURS} and contype not in ('n', 't')

union all
select format('index %s.%s', schemaname, indexname), indexdef from pg_indexes where schemaname in ${OURS}

union all
select format('policy "%s" on %s.%s', policyname, schemaname, tablename),
  concat_ws(' | ', permissive, cmd, roles::text, qual, 'check ' || with_check)
from pg_policies where schemaname in ${OURS}

union all
select format('function %s.%s(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)),
  concat_ws(' | ', case when prokind <> 'a' then pg_get_functiondef(p.oid) end, pg_get_userbyid(proowner),
    ${grants('proacl')}, obj_description(p.oid, 'pg_proc'))
from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ${OURS}

union all
select format('trigger %s on %s.%s', tgname, n.nspname, relname), concat_ws(' | ', pg_get_triggerdef(t.oid), tgenabled)
from pg_trigger t
join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
join pg_proc p on p.oid = tgfoid join pg_namespace f on f.oid = pronamespace
where not tgisinternal and (n.nspname in ${OURS} or f.nspname in ${OURS})

union all
select format('type %s.%s', nspname, typname), concat_ws(' | ', typtype, format_type(typbasetype, typtypmod), (
  select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid
))
from pg_type t join pg_namespace n on n.oid = typnamespace where nspname in ${OURS} and typtype in ('e', 'd', 'r')

union all
select 'event trigger ' || evtname, concat_ws(' | ', evtevent, evtfoid::regprocedure, evtenabled, evttags::text)
from pg_event_trigger

union all
select format('publication %s of %s.%s', pubname, schemaname, tablename), coalesce(rowfilter, '')
from pg_publication_tables where schemaname in ${OURS}

union all
select format('default privileges %s %s', defaclnamespace::regnamespace, defaclobjtype),
  concat_ws(' | ', pg_get_userbyid(defaclrole), ${grants('defaclacl')})
from pg_default_acl
`;
