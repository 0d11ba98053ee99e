-- What could still be gained after 0031 and 0032: a text that only looks new, credits in use while their purchase is refunded,
-- purchases of somebody else's e-mail. And names of people in every script.

-- Null until the runs were counted. Those counted before were counted otherwise.
alter table public.redacoes alter column sequencias drop not null, alter column sequencias drop default;
update public.redacoes set sequencias = null;

-- Words without accents, capitals and punctuation, in runs of five; a shorter text is one run, and so is one without words:
-- all of those say the same. Signs and blanks part words. Whatever else is not ASCII, once accents stand apart, is dropped: an
-- invisible character must not make two words of one.
create or replace function private.word_runs(p_text text) returns integer[]
language sql immutable set search_path = ''
as $$
  with words as (
    select word, at, count(*) over () as total
    from unnest(string_to_array(btrim(regexp_replace(
      lower(regexp_replace(
        regexp_replace(
          normalize(p_text, NFKD),
          '[\u0080-\u00a9\u00ab\u00ac\u00ae-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u1680\u2000-\u200a\u2010-\u2029'
          '\u202f-\u205f\u2070-\u27ff\u2900-\u2bff\u2e00-\u2e7f\u3000-\u3030\u30fb\ufe30-\ufe6f\U0001f000-\U0001faff]+',
          ' ', 'g'
        ),
        '[^\u0001-\u007f]+', '', 'g'
      )),
      '[^a-z0-9]+', ' ', 'g'
    )), ' ')) with ordinality as list (word, at)
  ),
  runs as (
    select at, total, concat_ws(' ', word, lead(word) over s, lead(word, 2) over s, lead(word, 3) over s, lead(word, 4) over s)
      as run
    from words window s as (order by at)
  )
  select coalesce(array_agg(distinct hashtext(run)), array[hashtext('')]) from runs where at <= greatest(total - 4, 1)
$$;

-- As in 0032; every text has runs now.
create or replace function private.find_repeated(p_user uuid, p_essay uuid, p_key text, p_runs integer[]) returns uuid
language sql stable set search_path = ''
as $$
  select r.id from (
    select id, origem, created_at, sequencias from public.redacoes
    where usuario_id = p_user and id <> p_essay and (p_key is null or chave_idempotencia is distinct from p_key)
      -- Those that repeat this one.
      and (conta or repete_id is distinct from p_essay)
    order by created_at desc limit 300
  ) r
  where cardinality(r.sequencias) >= 0.9 * cardinality(p_runs)
    and (
      select count(*) from unnest(p_runs) own join unnest(r.sequencias) earlier on own = earlier
    ) >= 0.9 * cardinality(p_runs)
  order by r.origem = 'funcao' desc, r.created_at limit 1
$$;

-- As in 0032, but that of the earlier essays only those are counted that are compared, each once.
create or replace function private.mark_repeated() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.redacoes;
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  update public.redacoes set sequencias = private.word_runs(texto)
  where sequencias is null and id in (
    select id from public.redacoes
    where usuario_id = new.usuario_id and id <> new.id
      -- Not the row that this insert may become an update of.
      and (new.chave_idempotencia is null or chave_idempotencia is distinct from new.chave_idempotencia)
    order by created_at desc limit 300
  );
  new.sequencias := private.word_runs(new.texto);
  new.repete_id := private.find_repeated(new.usuario_id, new.id, new.chave_idempotencia, new.sequencias);
  select * into earlier from public.redacoes where id = new.repete_id;
  new.conta := earlier.id is null or (new.origem = 'funcao' and earlier.origem = 'local' and earlier.conta);
  return new;
end $$;

-- A credit pays for readings of one text: its use is named by the essay's key and the text's digest, "key:digest", and is taken
-- and given back by the server alone. What served once is not given back by a second reading of the same text that did not.
drop function public.use_credit(text), public.refund_credit(uuid, text);
alter table public.usos_credito add column servido_em timestamptz;

-- As in 0029, but that what has served stays used.
create or replace function public.encerrar_ia(
  p_usuario uuid, p_servico text, p_chave text, p_resultado text, p_chamadas integer, p_entrada bigint, p_saida bigint
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  balance integer;
begin
  insert into public.gastos_ia as spent (dia, servico, resultado, pedidos, chamadas, tokens_entrada, tokens_saida)
  values (private.sao_paulo_date(now()), p_servico, p_resultado, 1, p_chamadas, p_entrada, p_saida)
  on conflict (dia, servico, resultado) do update set
    pedidos = spent.pedidos + 1, chamadas = spent.chamadas + excluded.chamadas,
    tokens_entrada = spent.tokens_entrada + excluded.tokens_entrada, tokens_saida = spent.tokens_saida + excluded.tokens_saida;
  perform from public.profiles where user_id = p_usuario for no key update;
  if p_servico = 'leitura' and p_resultado = 'modelo' then
    if exists (select from public.usos_credito where usuario_id = p_usuario and chave = p_chave) then
      -- Another reading of the same text may have given it back meanwhile.
      perform private.take_credit(p_usuario, p_chave);
    end if;
    update public.usos_credito set servido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and servido_em is null;
  elsif p_servico = 'leitura' then
    update public.usos_credito set devolvido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and redacao_id is null and servido_em is null;
    if found then
      update public.profiles set creditos_correcoes = creditos_correcoes + 1 where user_id = p_usuario;
    end if;
  end if;
  select creditos_correcoes into balance from public.profiles where user_id = p_usuario;
  return coalesce(balance, 0);
end $$;

-- As in 0032, with the uses named as above.
create or replace function private.reward_essay() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.repete_id is null and (
    new.origem = 'funcao' or (
      select count(*) from public.redacoes
      where usuario_id = new.usuario_id and origem = 'local' and repete_id is null
        and created_at >= private.sao_paulo_midnight(now())
    ) <= 5
  ) then
    perform private.award(new.usuario_id, 'redacao', 'redacao:' || new.id, 1, 'Redação enviada');
  end if;
  if new.origem = 'funcao' and new.conta and new.nota_total >= 800 then
    perform private.award(new.usuario_id, 'nota_alta', 'nota_alta:' || new.id, 2, 'Nota a partir de 800');
  end if;
  update public.usos_credito set redacao_id = new.id
  where id = (
    select id from public.usos_credito
    where usuario_id = new.usuario_id and redacao_id is null and devolvido_em is null
      and starts_with(chave, new.chave_idempotencia || ':')
    order by created_at desc limit 1
  );
  return null;
end $$;

-- Grants what waits for the account. The teacher's plan goes to teachers only: with another account it stays, visible there
-- and not granted.
create function private.grant_waiting(p_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  credits integer;
begin
  with granted as (
    update public.compras set creditada = true
    where usuario_id = p_user and not creditada and estornada_em is null
      and (produto <> 'professor_anual'
        or exists (select from public.profiles where user_id = p_user and tipo_conta = 'teacher'))
    returning creditos
  )
  select sum(creditos) into credits from granted;
  if credits is not null then
    perform private.grant_purchase(p_user, credits);
  end if;
end $$;

-- As in 0031.
create or replace function private.claim_purchases(p_user uuid, p_email text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_email(lower(p_email));
  update public.compras set usuario_id = p_user
  where usuario_id is null and not creditada and email = lower(p_email);
  perform private.grant_waiting(p_user);
end $$;

-- As in 0031, but that credits in use are taken too where the balance does not suffice: their uses are closed, or they would
-- come back after the purchase is gone.
create or replace function public.estornar_compra(p_pagamento_id text, p_motivo text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.compras;
  balance integer;
  in_use integer;
  taken integer := 0;
begin
  perform private.lock_payment(p_pagamento_id);
  select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  if not found then
    insert into public.estornos_sem_compra (pagamento_id, motivo) values (p_pagamento_id, p_motivo)
    on conflict (pagamento_id) do update set motivo = excluded.motivo
      where estornos_sem_compra.motivo = 'contestacao';
    return json_build_object('ok', true, 'novo', true, 'creditos', 0, 'retirados', 0);
  end if;
  if purchase.email is not null then
    -- Read again behind the lock: the purchase may just have been handed over, or its owner deleted.
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  if purchase.estornada_em is not null then
    -- What was disputed and is now refunded will not be won.
    update public.compras set motivo_estorno = p_motivo where id = purchase.id and p_motivo = 'devolucao';
  end if;
  if purchase.estornada_em is not null
    or (p_motivo = 'contestacao' and purchase.contestacao_vencida_em is not null) then
    return json_build_object('ok', true, 'novo', false, 'creditos', purchase.creditos,
      'retirados', coalesce(purchase.creditos_retirados, 0));
  end if;

  -- The profile before the purchase, as where an account is deleted.
  select creditos_correcoes into balance from public.profiles
  where user_id = purchase.usuario_id and purchase.creditada for no key update;
  if found then
    update public.usos_credito set devolvido_em = now() where id in (
      select id from public.usos_credito
      where usuario_id = purchase.usuario_id and redacao_id is null and devolvido_em is null and servido_em is null
        and created_at > now() - interval '10 minutes'
      order by created_at desc limit greatest(purchase.creditos - balance, 0)
    );
    get diagnostics in_use = row_count;
    taken := least(balance + in_use, purchase.creditos);
  end if;
  update public.compras set estornada_em = now(), motivo_estorno = p_motivo, creditos_retirados = taken
  where id = purchase.id;
  if balance is not null then
    update public.profiles set creditos_correcoes = balance + in_use - taken, plan = private.plan_of(user_id)
    where user_id = purchase.usuario_id;
  end if;
  return json_build_object('ok', true, 'novo', true,
    'creditos', case when purchase.creditada then purchase.creditos else 0 end, 'retirados', taken);
end $$;

-- As in 0031, but that it hands over this account's purchases alone: others may wait for an e-mail it once had.
create or replace function public.restaurar_compra(p_pagamento_id text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.compras;
  was_reversed boolean;
begin
  perform private.lock_payment(p_pagamento_id);
  delete from public.estornos_sem_compra where pagamento_id = p_pagamento_id and motivo = 'contestacao';
  select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  if not found then
    return json_build_object('ok', true, 'novo', false);
  end if;
  if purchase.email is not null then
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  was_reversed := coalesce(purchase.motivo_estorno = 'contestacao', false);
  perform from public.profiles where user_id = purchase.usuario_id for no key update;
  update public.compras
  set contestacao_vencida_em = coalesce(contestacao_vencida_em, now()),
    estornada_em = case when not was_reversed then estornada_em end,
    motivo_estorno = case when not was_reversed then motivo_estorno end,
    creditos_retirados = case when not was_reversed then creditos_retirados end
  where id = purchase.id;
  if was_reversed and purchase.usuario_id is not null then
    if purchase.creditada then
      perform private.grant_purchase(purchase.usuario_id, purchase.creditos_retirados);
    else
      perform private.grant_waiting(purchase.usuario_id);
    end if;
  end if;
  return json_build_object('ok', true, 'novo', was_reversed);
end $$;

-- Names of people have a letter, of whatever script: blanks and signs alone are no name to show a class or a ranking. The
-- signs are listed, since the letters are too many: those of ASCII and Latin-1, marks and digits of other scripts, blanks and
-- fillers, punctuation and symbols, private use, music, emoji and tags.
create or replace function private.has_letter(p_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select normalize(p_name, NFKC) ~ ('[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0591-\u05cf'
    '\u0600-\u061f\u064b-\u066d\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f'
    '\u3000-\u3004\u3008-\u3030\u3099-\u309c\u30fb\u3164\u4dc0-\u4dff\ue000-\uf8ff\ufe00-\ufe6f\ufeff\uffa0\ufff0-\uffff'
    '\U00013430-\U0001345f\U00016fe0-\U00016fef\U0001bca0-\U0001bcaf\U0001d000-\U0001d3ff\U0001f000-\U0001fbff'
    '\U000e0000-\U0010ffff]')
$$;

-- Of a roster that is there nothing is lost; a name that is written from now on has a letter.
alter table public.profiles drop constraint if exists profiles_nome_letter;
alter table public.sala_nomes drop constraint if exists sala_nomes_nome_letter;
update public.profiles set nome = 'Usuário' where not private.has_letter(nome);
alter table public.profiles add constraint profiles_nome_letter check (private.has_letter(nome));
alter table public.sala_nomes add constraint sala_nomes_nome_letter check (private.has_letter(nome)) not valid;

revoke execute on function private.grant_waiting(uuid) from public;
