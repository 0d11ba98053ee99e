import { ArrowRight, Menu, RefreshCw, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/lib/paths';
import { ActionRow } from '@/ui/action-row';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import { Segmented } from '@/ui/segmented';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { Specimen, SpecimenGroup } from './specimen';

const NOTHING = { disabled: false, onPress() {} };

/** Buttons and other controls to press. */
export function ActionsSection({ id }: { id: string }) {
  const [role, setRole] = useState<'student' | 'teacher'>('student');
  const [period, setPeriod] = useState<'7' | '30' | 'all'>('30');
  return (
    <SpecimenGroup
      id={id}
      title="Ações"
      note="Uma ação principal por tela, cheia de tinta. As outras são contorno ou só texto. Alvos de 44 pontos ao toque."
    >
      <Specimen title="Botões">
        <div className="flex flex-wrap gap-3">
          <Button>Corrigir redação</Button>
          <Button variant="outline">Salvar rascunho</Button>
          <Button variant="ghost">Fechar</Button>
          <Button variant="danger">
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Apagar rascunho
          </Button>
          <LinkButton to={paths.style} variant="outline">
            Ligação com cara de botão
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </LinkButton>
        </div>
      </Specimen>
      <Specimen title="Ocupado e desativado">
        <div className="flex flex-wrap gap-3">
          <Button busy busyLabel="Corrigindo...">
            Corrigir redação
          </Button>
          <Button variant="outline" busy busyLabel="Salvando...">
            Salvar
          </Button>
          <Button disabled>Faltam 42 palavras</Button>
          <Button variant="outline" disabled>
            Indisponível
          </Button>
          <Button variant="ghost" disabled>
            Anterior
          </Button>
        </div>
      </Specimen>
      <Specimen title="Pequenos, para linhas densas">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small">Usar tema</Button>
          <Button size="small" variant="outline">
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />
            Trocar temas
          </Button>
          <Button size="small" variant="ghost">
            Ver todas
          </Button>
          <IconButton label="Abrir menu">
            <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label="Ajustes" disabled>
            <Settings size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <a href={`#${id}`}>Esqueci minha senha</a>
        </div>
      </Specimen>
      <Specimen title="Escolha entre poucas">
        <div className="grid gap-4 sm:grid-cols-2">
          <Segmented
            legend="Quem é você"
            name="style-role"
            options={[
              { value: 'student', label: 'Sou Aluno' },
              { value: 'teacher', label: 'Sou Professor' },
            ]}
            value={role}
            onChange={setRole}
          />
          <Segmented
            legend="Período"
            name="style-period"
            options={[
              { value: '7', label: '7 dias' },
              { value: '30', label: '30 dias' },
              { value: 'all', label: 'Tudo' },
            ]}
            value={period}
            onChange={setPeriod}
          />
        </div>
      </Specimen>
      <Specimen title="Linhas com uma ação">
        <ul>
          <ActionRow lead={2025} action="Usar tema" actionName="Usar tema: exemplo com ano" {...NOTHING}>
            <p className="leading-snug">Perspectivas acerca do envelhecimento na sociedade brasileira</p>
          </ActionRow>
          <ActionRow action="Usar tema" actionName="Usar tema: exemplo desativado" {...NOTHING} disabled>
            <p className="leading-snug">O papel das bibliotecas públicas</p>
            <p className="mt-0.5 text-xs text-muted">3º ano A · já enviada</p>
          </ActionRow>
        </ul>
      </Specimen>
      <Specimen title="Abas">
        <Tabs defaultValue="write">
          <TabList label="Como enviar">
            <Tab value="write">Digitar</Tab>
            <Tab value="photo">Enviar foto</Tab>
            <Tab value="file" disabled>
              Arquivo
            </Tab>
          </TabList>
          <TabPanel value="write">Escreva direto na folha pautada.</TabPanel>
          <TabPanel value="photo">Fotografe a folha de redação inteira, com boa luz.</TabPanel>
          <TabPanel value="file">Em breve.</TabPanel>
        </Tabs>
      </Specimen>
    </SpecimenGroup>
  );
}
