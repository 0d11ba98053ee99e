import { useState } from 'react';
import { Field } from '@/ui/field';
import { Input, PasswordInput, Select, Textarea } from '@/ui/input';
import { StarRating } from '@/ui/star-rating';
import { Switch } from '@/ui/switch';
import { Specimen, SpecimenGroup } from './specimen';

/** Form fields. */
export function FieldsSection({ id }: { id: string }) {
  const [stars, setStars] = useState<number | null>(4);
  const [isOn, setIsOn] = useState(true);
  return (
    <SpecimenGroup
      id={id}
      title="Campos"
      note="Rótulo sempre visível, erro ligado ao campo, frase que diz o que fazer."
    >
      <Specimen title="Em repouso, com erro e desativado">
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Field label="Nome completo">
            {(control) => <Input {...control} defaultValue="Marina Duarte" autoComplete="off" />}
          </Field>
          <Field label="E-mail" error="Email inválido">
            {(control) => <Input {...control} type="email" defaultValue="marina@email" autoComplete="off" />}
          </Field>
          <Field label="Senha" hint="Pelo menos 6 caracteres.">
            {(control) => <PasswordInput {...control} defaultValue="caderno azul" autoComplete="off" />}
          </Field>
          <Field label="Confirmar senha" error="As senhas não coincidem">
            {(control) => <PasswordInput {...control} defaultValue="caderno" autoComplete="off" />}
          </Field>
          <Field label="Série">
            {(control) => (
              <Select {...control} defaultValue="3">
                <option value="1">1ª série do ensino médio</option>
                <option value="2">2ª série do ensino médio</option>
                <option value="3">3ª série do ensino médio</option>
              </Select>
            )}
          </Field>
          <Field label="Escola" hint="Definida pelo convite da sala.">
            {(control) => <Input {...control} disabled defaultValue="E. E. Cora Coralina" />}
          </Field>
          <Field label="Comentário" labelAside="opcional" className="sm:col-span-2">
            {(control) => <Textarea {...control} placeholder="O que ajudou, o que faltou?" />}
          </Field>
        </div>
      </Specimen>
      <Specimen title="Chave">
        <Switch
          label="Revisão ao digitar"
          hint="Vale na hora, sem botão de salvar."
          checked={isOn}
          onChange={setIsOn}
        />
      </Specimen>
      <Specimen title="Nota em estrelas">
        <StarRating
          legend="Sua avaliação da correção"
          labels={STAR_LABELS}
          value={stars}
          onChange={setStars}
        />
      </Specimen>
    </SpecimenGroup>
  );
}

const STAR_LABELS = ['Muito ruim', 'Ruim', 'Regular', 'Boa', 'Muito boa'] as const;
