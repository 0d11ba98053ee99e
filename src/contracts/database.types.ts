export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      ajustes_ia: {
        Row: {
          ativo: boolean
          contas_por_rede: number
          pedidos_conta_nova: number
          pedidos_por_dia: number
          preco_entrada: number | null
          preco_saida: number | null
          promo_ate: string | null
          reserva_paga: number
          temas_por_conta: number
          tokens_por_dia: number
          unico: boolean
          updated_at: string
        }
        Insert: {
          ativo?: boolean
          contas_por_rede?: number
          pedidos_conta_nova?: number
          pedidos_por_dia?: number
          preco_entrada?: number | null
          preco_saida?: number | null
          promo_ate?: string | null
          reserva_paga?: number
          temas_por_conta?: number
          tokens_por_dia?: number
          unico?: boolean
          updated_at?: string
        }
        Update: {
          ativo?: boolean
          contas_por_rede?: number
          pedidos_conta_nova?: number
          pedidos_por_dia?: number
          preco_entrada?: number | null
          preco_saida?: number | null
          promo_ate?: string | null
          reserva_paga?: number
          temas_por_conta?: number
          tokens_por_dia?: number
          unico?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      avisos_lidos: {
        Row: {
          chave: string
          lido_ate: string
          usuario_id: string
        }
        Insert: {
          chave: string
          lido_ate: string
          usuario_id: string
        }
        Update: {
          chave?: string
          lido_ate?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "avisos_lidos_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      avisos_orcamento: {
        Row: {
          criado_em: string
          dia: string
          enviado_em: string | null
          nivel: string
        }
        Insert: {
          criado_em?: string
          dia: string
          enviado_em?: string | null
          nivel: string
        }
        Update: {
          criado_em?: string
          dia?: string
          enviado_em?: string | null
          nivel?: string
        }
        Relationships: []
      }
      avisos_por_email: {
        Row: {
          codigo: string
          contado_antes: string | null
          contado_ate: string
          ligado: boolean
          proximo_em: string
          usuario_id: string
        }
        Insert: {
          codigo?: string
          contado_antes?: string | null
          contado_ate?: string
          ligado?: boolean
          proximo_em?: string
          usuario_id: string
        }
        Update: {
          codigo?: string
          contado_antes?: string | null
          contado_ate?: string
          ligado?: boolean
          proximo_em?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "avisos_por_email_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      cadastros_por_rede: {
        Row: {
          codigos_errados: number
          contagem: number
          dia: string
          errados_desde: string
          por_sala: number
          rede: unknown
        }
        Insert: {
          codigos_errados?: number
          contagem?: number
          dia: string
          errados_desde?: string
          por_sala?: number
          rede: unknown
        }
        Update: {
          codigos_errados?: number
          contagem?: number
          dia?: string
          errados_desde?: string
          por_sala?: number
          rede?: unknown
        }
        Relationships: []
      }
      cadastros_por_sala: {
        Row: {
          contagem: number
          sala_id: string
        }
        Insert: {
          contagem?: number
          sala_id: string
        }
        Update: {
          contagem?: number
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "cadastros_por_sala_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      canetinhas_transactions: {
        Row: {
          amount: number
          chave: string
          created_at: string
          description: string
          id: string
          source: string
          user_id: string
        }
        Insert: {
          amount: number
          chave?: string
          created_at?: string
          description?: string
          id?: string
          source: string
          user_id?: string
        }
        Update: {
          amount?: number
          chave?: string
          created_at?: string
          description?: string
          id?: string
          source?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "canetinhas_transactions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      comentarios_guardados: {
        Row: {
          competencia: number | null
          created_at: string
          id: string
          professor_id: string
          texto: string
          usos: number
        }
        Insert: {
          competencia?: number | null
          created_at?: string
          id?: string
          professor_id: string
          texto: string
          usos?: number
        }
        Update: {
          competencia?: number | null
          created_at?: string
          id?: string
          professor_id?: string
          texto?: string
          usos?: number
        }
        Relationships: [
          {
            foreignKeyName: "comentarios_guardados_professor_id_fkey"
            columns: ["professor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      compras: {
        Row: {
          contestacao_vencida_em: string | null
          created_at: string
          creditada: boolean
          creditos: number
          creditos_retirados: number | null
          email: string | null
          estornada_em: string | null
          id: string
          motivo_estorno: string | null
          pagamento_id: string
          produto: string
          usuario_id: string | null
        }
        Insert: {
          contestacao_vencida_em?: string | null
          created_at?: string
          creditada?: boolean
          creditos: number
          creditos_retirados?: number | null
          email?: string | null
          estornada_em?: string | null
          id?: string
          motivo_estorno?: string | null
          pagamento_id: string
          produto: string
          usuario_id?: string | null
        }
        Update: {
          contestacao_vencida_em?: string | null
          created_at?: string
          creditada?: boolean
          creditos?: number
          creditos_retirados?: number | null
          email?: string | null
          estornada_em?: string | null
          id?: string
          motivo_estorno?: string | null
          pagamento_id?: string
          produto?: string
          usuario_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "compras_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      comunicados: {
        Row: {
          autor_nome: string
          conteudo: string
          criado_em: string
          criado_por: string | null
          fixado: boolean
          id: string
          publicar_em: string
          publico: string
          titulo: string
          versao: number
        }
        Insert: {
          autor_nome?: string
          conteudo: string
          criado_em?: string
          criado_por?: string | null
          fixado?: boolean
          id?: string
          publicar_em?: string
          publico?: string
          titulo: string
          versao?: number
        }
        Update: {
          autor_nome?: string
          conteudo?: string
          criado_em?: string
          criado_por?: string | null
          fixado?: boolean
          id?: string
          publicar_em?: string
          publico?: string
          titulo?: string
          versao?: number
        }
        Relationships: [
          {
            foreignKeyName: "comunicados_criado_por_fkey"
            columns: ["criado_por"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      conquistas: {
        Row: {
          canetinhas_recompensa: number
          created_at: string
          criterio: string
          criterio_desbloqueio: string
          descricao: string
          icone_url: string
          id: string
          limite: number | null
          medida: string | null
          nome: string
        }
        Insert: {
          canetinhas_recompensa?: number
          created_at?: string
          criterio: string
          criterio_desbloqueio: string
          descricao: string
          icone_url: string
          id?: string
          limite?: number | null
          medida?: string | null
          nome: string
        }
        Update: {
          canetinhas_recompensa?: number
          created_at?: string
          criterio?: string
          criterio_desbloqueio?: string
          descricao?: string
          icone_url?: string
          id?: string
          limite?: number | null
          medida?: string | null
          nome?: string
        }
        Relationships: []
      }
      correcao_avaliacoes: {
        Row: {
          comentario: string | null
          created_at: string
          estrelas: number
          redacao_id: string
          usuario_id: string
        }
        Insert: {
          comentario?: string | null
          created_at?: string
          estrelas: number
          redacao_id: string
          usuario_id?: string
        }
        Update: {
          comentario?: string | null
          created_at?: string
          estrelas?: number
          redacao_id?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "correcao_avaliacoes_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "correcao_avaliacoes_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      correcao_links: {
        Row: {
          codigo: string
          com_nome: boolean
          created_at: string
          id: string
          redacao_id: string
          usuario_id: string
          valido_ate: string
        }
        Insert: {
          codigo?: string
          com_nome: boolean
          created_at?: string
          id?: string
          redacao_id: string
          usuario_id: string
          valido_ate: string
        }
        Update: {
          codigo?: string
          com_nome?: boolean
          created_at?: string
          id?: string
          redacao_id?: string
          usuario_id?: string
          valido_ate?: string
        }
        Relationships: [
          {
            foreignKeyName: "correcao_links_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "correcao_links_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      discordancias: {
        Row: {
          com_redacao: boolean
          competencia: number
          created_at: string
          fim: number | null
          id: string
          inicio: number | null
          motivo: string
          nivel_dado: number | null
          nivel_esperado: number | null
          produtor: string | null
          redacao_id: string
          regra: string
          respondida_em: string | null
          resposta: string | null
          resultado: string | null
          tema: string | null
          texto: string | null
          tipo: string
          usuario_id: string
          versao: string | null
        }
        Insert: {
          com_redacao?: boolean
          competencia: number
          created_at?: string
          fim?: number | null
          id?: string
          inicio?: number | null
          motivo: string
          nivel_dado?: number | null
          nivel_esperado?: number | null
          produtor?: string | null
          redacao_id: string
          regra: string
          respondida_em?: string | null
          resposta?: string | null
          resultado?: string | null
          tema?: string | null
          texto?: string | null
          tipo: string
          usuario_id?: string
          versao?: string | null
        }
        Update: {
          com_redacao?: boolean
          competencia?: number
          created_at?: string
          fim?: number | null
          id?: string
          inicio?: number | null
          motivo?: string
          nivel_dado?: number | null
          nivel_esperado?: number | null
          produtor?: string | null
          redacao_id?: string
          regra?: string
          respondida_em?: string | null
          resposta?: string | null
          resultado?: string | null
          tema?: string | null
          texto?: string | null
          tipo?: string
          usuario_id?: string
          versao?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "discordancias_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "discordancias_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      estornos_sem_compra: {
        Row: {
          created_at: string
          motivo: string
          pagamento_id: string
        }
        Insert: {
          created_at?: string
          motivo: string
          pagamento_id: string
        }
        Update: {
          created_at?: string
          motivo?: string
          pagamento_id?: string
        }
        Relationships: []
      }
      feedback_mensagens: {
        Row: {
          created_at: string
          email: string
          id: string
          mensagem: string
          nome: string
          papel_usuario: string
          status: string
          telefone: string | null
          tipo_problema: string
          usuario_id: string | null
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          mensagem: string
          nome: string
          papel_usuario: string
          status?: string
          telefone?: string | null
          tipo_problema: string
          usuario_id?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          mensagem?: string
          nome?: string
          papel_usuario?: string
          status?: string
          telefone?: string | null
          tipo_problema?: string
          usuario_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "feedback_mensagens_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      gastos_ia: {
        Row: {
          chamadas: number
          dia: string
          pago: boolean
          pedidos: number
          resultado: string
          servico: string
          tokens_entrada: number
          tokens_saida: number
        }
        Insert: {
          chamadas?: number
          dia: string
          pago?: boolean
          pedidos?: number
          resultado: string
          servico: string
          tokens_entrada?: number
          tokens_saida?: number
        }
        Update: {
          chamadas?: number
          dia?: string
          pago?: boolean
          pedidos?: number
          resultado?: string
          servico?: string
          tokens_entrada?: number
          tokens_saida?: number
        }
        Relationships: []
      }
      letra_autorizacoes: {
        Row: {
          confirmado_em: string
          confirmado_por: string | null
          id: string
          sala_id: string
          usuario_id: string
        }
        Insert: {
          confirmado_em?: string
          confirmado_por?: string | null
          id?: string
          sala_id: string
          usuario_id: string
        }
        Update: {
          confirmado_em?: string
          confirmado_por?: string | null
          id?: string
          sala_id?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "letra_autorizacoes_confirmado_por_fkey"
            columns: ["confirmado_por"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "letra_autorizacoes_sala_id_usuario_id_fkey"
            columns: ["sala_id", "usuario_id"]
            referencedRelation: "sala_alunos"
            referencedColumns: ["sala_id", "aluno_id"]
          },
        ]
      }
      letra_consentimentos: {
        Row: {
          autorizacao_id: string | null
          base: string
          created_at: string
          usuario_id: string
          versao: string
        }
        Insert: {
          autorizacao_id?: string | null
          base: string
          created_at?: string
          usuario_id?: string
          versao: string
        }
        Update: {
          autorizacao_id?: string | null
          base?: string
          created_at?: string
          usuario_id?: string
          versao?: string
        }
        Relationships: [
          {
            foreignKeyName: "letra_consentimentos_autorizacao_id_fkey"
            columns: ["autorizacao_id"]
            referencedRelation: "letra_autorizacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "letra_consentimentos_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      letra_linhas: {
        Row: {
          colunas: number
          created_at: string
          id: string
          impressao: string
          rede: string | null
          texto: string
          tira: string
          usuario_id: string
        }
        Insert: {
          colunas: number
          created_at?: string
          id?: string
          impressao?: never
          rede?: string | null
          texto: string
          tira: string
          usuario_id?: string
        }
        Update: {
          colunas?: number
          created_at?: string
          id?: string
          impressao?: never
          rede?: string | null
          texto?: string
          tira?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "letra_linhas_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "letra_consentimentos"
            referencedColumns: ["usuario_id"]
          },
        ]
      }
      nomes_anteriores: {
        Row: {
          mudou_em: string
          nome: string
          usuario_id: string
        }
        Insert: {
          mudou_em?: string
          nome: string
          usuario_id: string
        }
        Update: {
          mudou_em?: string
          nome?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "nomes_anteriores_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      profiles: {
        Row: {
          avatar_url: string | null
          canetinhas: number
          canetinhas_gastas: number
          chave: string | null
          cidade: string | null
          creditos_correcoes: number
          data_cadastro: string
          dia_gratis_em: string | null
          email: string | null
          nome: string
          plan: string
          promo_inicio: string | null
          ranking_opt_in: boolean
          telefone: string | null
          tipo_conta: string
          trial_ends_at: string
          updated_at: string
          user_id: string
          versao: number
        }
        Insert: {
          avatar_url?: string | null
          canetinhas?: number
          canetinhas_gastas?: number
          chave?: never
          cidade?: string | null
          creditos_correcoes?: number
          data_cadastro?: string
          dia_gratis_em?: string | null
          email?: string | null
          nome: string
          plan?: string
          promo_inicio?: string | null
          ranking_opt_in?: boolean
          telefone?: string | null
          tipo_conta?: string
          trial_ends_at?: string
          updated_at?: string
          user_id: string
          versao?: number
        }
        Update: {
          avatar_url?: string | null
          canetinhas?: number
          canetinhas_gastas?: number
          chave?: never
          cidade?: string | null
          creditos_correcoes?: number
          data_cadastro?: string
          dia_gratis_em?: string | null
          email?: string | null
          nome?: string
          plan?: string
          promo_inicio?: string | null
          ranking_opt_in?: boolean
          telefone?: string | null
          tipo_conta?: string
          trial_ends_at?: string
          updated_at?: string
          user_id?: string
          versao?: number
        }
        Relationships: []
      }
      redacoes: {
        Row: {
          chave_idempotencia: string | null
          conta: boolean
          correcao: Json | null
          created_at: string
          data_envio: string
          dia_sequencia: string | null
          faixa: Json | null
          id: string
          missoes: string[]
          niveis: Json | null
          nota_total: number
          origem: string
          palavras: number[] | null
          produtor: string | null
          repete_id: string | null
          sequencias: number[] | null
          simulado: boolean
          tema: string | null
          texto: string
          usuario_id: string | null
          versao: string | null
          versao_de: string | null
        }
        Insert: {
          chave_idempotencia?: string | null
          conta?: boolean
          correcao?: Json | null
          created_at?: string
          data_envio?: string
          dia_sequencia?: string | null
          faixa?: never
          id?: string
          missoes?: string[]
          niveis?: never
          nota_total: number
          origem?: string
          palavras?: number[] | null
          produtor?: string | null
          repete_id?: string | null
          sequencias?: number[] | null
          simulado?: never
          tema?: string | null
          texto: string
          usuario_id?: string | null
          versao?: string | null
          versao_de?: string | null
        }
        Update: {
          chave_idempotencia?: string | null
          conta?: boolean
          correcao?: Json | null
          created_at?: string
          data_envio?: string
          dia_sequencia?: string | null
          faixa?: never
          id?: string
          missoes?: string[]
          niveis?: never
          nota_total?: number
          origem?: string
          palavras?: number[] | null
          produtor?: string | null
          repete_id?: string | null
          sequencias?: number[] | null
          simulado?: never
          tema?: string | null
          texto?: string
          usuario_id?: string | null
          versao?: string | null
          versao_de?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "redacoes_repete_id_fkey"
            columns: ["repete_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "redacoes_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "redacoes_versao_de_fkey"
            columns: ["versao_de"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
        ]
      }
      repertorio_favoritos: {
        Row: {
          created_at: string
          entrada: string
          usuario_id: string
        }
        Insert: {
          created_at?: string
          entrada: string
          usuario_id?: string
        }
        Update: {
          created_at?: string
          entrada?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "repertorio_favoritos_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      revisao_descartes: {
        Row: {
          codigo: string
          envio_id: string
          fim: number
          inicio: number
          trecho: string
        }
        Insert: {
          codigo: string
          envio_id: string
          fim: number
          inicio: number
          trecho: string
        }
        Update: {
          codigo?: string
          envio_id?: string
          fim?: number
          inicio?: number
          trecho?: string
        }
        Relationships: [
          {
            foreignKeyName: "revisao_descartes_envio_id_fkey"
            columns: ["envio_id"]
            referencedRelation: "sala_envios"
            referencedColumns: ["id"]
          },
        ]
      }
      revisao_marcas: {
        Row: {
          caneta: string
          comentario: string
          competencia: number | null
          envio_id: string
          fim: number
          id: string
          inicio: number
          professor_id: string | null
          trecho: string
        }
        Insert: {
          caneta: string
          comentario: string
          competencia?: number | null
          envio_id: string
          fim: number
          id: string
          inicio: number
          professor_id?: string | null
          trecho: string
        }
        Update: {
          caneta?: string
          comentario?: string
          competencia?: number | null
          envio_id?: string
          fim?: number
          id?: string
          inicio?: number
          professor_id?: string | null
          trecho?: string
        }
        Relationships: [
          {
            foreignKeyName: "revisao_marcas_envio_id_fkey"
            columns: ["envio_id"]
            referencedRelation: "sala_envios"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "revisao_marcas_professor_id_fkey"
            columns: ["professor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      revisao_rascunhos: {
        Row: {
          anotacoes: Json | null
          envio_id: string
          itens: NonNullable<Json>
          professor_id: string
          revisao_versao: number
          updated_at: string
        }
        Insert: {
          anotacoes?: Json | null
          envio_id: string
          itens: NonNullable<Json>
          professor_id: string
          revisao_versao?: number
          updated_at?: string
        }
        Update: {
          anotacoes?: Json | null
          envio_id?: string
          itens?: NonNullable<Json>
          professor_id?: string
          revisao_versao?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "revisao_rascunhos_envio_id_fkey"
            columns: ["envio_id"]
            referencedRelation: "sala_envios"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "revisao_rascunhos_professor_id_fkey"
            columns: ["professor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      revisao_textos: {
        Row: {
          envio_id: string
          geral: string
          professor_id: string | null
          updated_at: string
        }
        Insert: {
          envio_id: string
          geral?: string
          professor_id?: string | null
          updated_at?: string
        }
        Update: {
          envio_id?: string
          geral?: string
          professor_id?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "revisao_textos_envio_id_fkey"
            columns: ["envio_id"]
            referencedRelation: "sala_envios"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "revisao_textos_professor_id_fkey"
            columns: ["professor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      revisoes: {
        Row: {
          comentario: string
          competencia: number
          envio_id: string
          motivo: string
          nivel: number | null
          updated_at: string
        }
        Insert: {
          comentario?: string
          competencia: number
          envio_id: string
          motivo?: string
          nivel?: number | null
          updated_at?: string
        }
        Update: {
          comentario?: string
          competencia?: number
          envio_id?: string
          motivo?: string
          nivel?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "revisoes_envio_id_fkey"
            columns: ["envio_id"]
            referencedRelation: "sala_envios"
            referencedColumns: ["id"]
          },
        ]
      }
      revisoes_retiradas: {
        Row: {
          aluno_id: string
          anotacoes: Json | null
          autores: Json | null
          enviado_em: string
          envio_id: string
          niveis: number[] | null
          redacao_id: string
          retirada_em: string
          revisao: NonNullable<Json>
          sala_id: string
          tema: string
        }
        Insert: {
          aluno_id: string
          anotacoes?: Json | null
          autores?: Json | null
          enviado_em: string
          envio_id: string
          niveis?: number[] | null
          redacao_id: string
          retirada_em?: string
          revisao: NonNullable<Json>
          sala_id: string
          tema: string
        }
        Update: {
          aluno_id?: string
          anotacoes?: Json | null
          autores?: Json | null
          enviado_em?: string
          envio_id?: string
          niveis?: number[] | null
          redacao_id?: string
          retirada_em?: string
          revisao?: NonNullable<Json>
          sala_id?: string
          tema?: string
        }
        Relationships: [
          {
            foreignKeyName: "revisoes_retiradas_aluno_id_fkey"
            columns: ["aluno_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "revisoes_retiradas_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "revisoes_retiradas_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_alunos: {
        Row: {
          aluno_id: string
          created_at: string
          sala_id: string
        }
        Insert: {
          aluno_id: string
          created_at?: string
          sala_id: string
        }
        Update: {
          aluno_id?: string
          created_at?: string
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_alunos_aluno_id_fkey"
            columns: ["aluno_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_alunos_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_chegadas: {
        Row: {
          chave: string | null
          sala_id: string
          usuario_id: string
        }
        Insert: {
          chave?: string | null
          sala_id: string
          usuario_id: string
        }
        Update: {
          chave?: string | null
          sala_id?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_chegadas_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sala_chegadas_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      sala_codigos_errados: {
        Row: {
          desde: string
          erros: number
          usuario_id: string
        }
        Insert: {
          desde?: string
          erros?: number
          usuario_id: string
        }
        Update: {
          desde?: string
          erros?: number
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_codigos_errados_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      sala_convites: {
        Row: {
          codigo: string
          codigo_curto: string | null
          created_at: string
          id: string
          revogado_em: string | null
          sala_id: string
        }
        Insert: {
          codigo?: string
          codigo_curto?: string | null
          created_at?: string
          id?: string
          revogado_em?: string | null
          sala_id: string
        }
        Update: {
          codigo?: string
          codigo_curto?: string | null
          created_at?: string
          id?: string
          revogado_em?: string | null
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_convites_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_convites_professor: {
        Row: {
          codigo: string
          sala_id: string
          valido_ate: string
        }
        Insert: {
          codigo?: string
          sala_id: string
          valido_ate?: string
        }
        Update: {
          codigo?: string
          sala_id?: string
          valido_ate?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_convites_professor_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_envios: {
        Row: {
          achados: NonNullable<Json>
          aluno_id: string | null
          autor_id: string | null
          created_at: string
          fotografada: boolean
          id: string
          largura: number | null
          niveis: number[] | null
          niveis_professor: number[]
          nome_id: string | null
          rascunho_versao: number
          redacao_id: string
          revisada: boolean
          revisada_em: string | null
          revisao_em: string | null
          revisao_por: string | null
          revisao_versao: number
          sala_id: string
          tema: string | null
          tema_id: string | null
          total: number | null
        }
        Insert: {
          achados?: NonNullable<Json>
          aluno_id?: string | null
          autor_id?: never
          created_at?: string
          fotografada?: boolean
          id?: string
          largura?: number | null
          niveis?: number[] | null
          niveis_professor?: number[]
          nome_id?: string | null
          rascunho_versao?: number
          redacao_id: string
          revisada?: boolean
          revisada_em?: string | null
          revisao_em?: string | null
          revisao_por?: string | null
          revisao_versao?: number
          sala_id: string
          tema?: string | null
          tema_id?: string | null
          total?: never
        }
        Update: {
          achados?: NonNullable<Json>
          aluno_id?: string | null
          autor_id?: never
          created_at?: string
          fotografada?: boolean
          id?: string
          largura?: number | null
          niveis?: number[] | null
          niveis_professor?: number[]
          nome_id?: string | null
          rascunho_versao?: number
          redacao_id?: string
          revisada?: boolean
          revisada_em?: string | null
          revisao_em?: string | null
          revisao_por?: string | null
          revisao_versao?: number
          sala_id?: string
          tema?: string | null
          tema_id?: string | null
          total?: never
        }
        Relationships: [
          {
            foreignKeyName: "sala_envios_aluno_id_fkey"
            columns: ["aluno_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_envios_nome_id_fkey"
            columns: ["nome_id"]
            referencedRelation: "sala_nomes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sala_envios_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sala_envios_revisao_por_fkey"
            columns: ["revisao_por"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_envios_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sala_envios_tema_id_fkey"
            columns: ["tema_id"]
            referencedRelation: "sala_temas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_fotos: {
        Row: {
          confirmado_em: string
          confirmado_por: string
          dia: string
          no_dia: number
          sala_id: string
        }
        Insert: {
          confirmado_em?: string
          confirmado_por: string
          dia?: string
          no_dia?: number
          sala_id: string
        }
        Update: {
          confirmado_em?: string
          confirmado_por?: string
          dia?: string
          no_dia?: number
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_fotos_confirmado_por_fkey"
            columns: ["confirmado_por"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_fotos_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_nomes: {
        Row: {
          aluno_id: string | null
          chave: string | null
          created_at: string
          email: string | null
          id: string
          nome: string
          pretende_desde: string | null
          pretendente_id: string | null
          sala_id: string
        }
        Insert: {
          aluno_id?: string | null
          chave?: never
          created_at?: string
          email?: string | null
          id?: string
          nome: string
          pretende_desde?: string | null
          pretendente_id?: string | null
          sala_id: string
        }
        Update: {
          aluno_id?: string | null
          chave?: never
          created_at?: string
          email?: string | null
          id?: string
          nome?: string
          pretende_desde?: string | null
          pretendente_id?: string | null
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_nomes_aluno_id_fkey"
            columns: ["aluno_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_nomes_pretendente_id_fkey"
            columns: ["pretendente_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_nomes_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_ofertas: {
        Row: {
          created_at: string
          professor_id: string
          sala_id: string
        }
        Insert: {
          created_at?: string
          professor_id: string
          sala_id: string
        }
        Update: {
          created_at?: string
          professor_id?: string
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_ofertas_sala_id_professor_id_fkey"
            columns: ["sala_id", "professor_id"]
            referencedRelation: "sala_professores"
            referencedColumns: ["sala_id", "professor_id"]
          },
        ]
      }
      sala_professores: {
        Row: {
          created_at: string
          professor_id: string
          sala_id: string
        }
        Insert: {
          created_at?: string
          professor_id: string
          sala_id: string
        }
        Update: {
          created_at?: string
          professor_id?: string
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_professores_professor_id_fkey"
            columns: ["professor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_professores_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_removidos: {
        Row: {
          aluno_id: string
          encerrada: boolean
          entrou_em: string
          removido_em: string
          sala_id: string
        }
        Insert: {
          aluno_id: string
          encerrada?: boolean
          entrou_em: string
          removido_em: string
          sala_id: string
        }
        Update: {
          aluno_id?: string
          encerrada?: boolean
          entrou_em?: string
          removido_em?: string
          sala_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_removidos_aluno_id_fkey"
            columns: ["aluno_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
          {
            foreignKeyName: "sala_removidos_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      sala_retiradas: {
        Row: {
          retirada_em: string
          sala_id: string
          tema_id: string | null
          usuario_id: string
        }
        Insert: {
          retirada_em?: string
          sala_id: string
          tema_id?: string | null
          usuario_id: string
        }
        Update: {
          retirada_em?: string
          sala_id?: string
          tema_id?: string | null
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sala_retiradas_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sala_retiradas_tema_id_fkey"
            columns: ["tema_id"]
            referencedRelation: "sala_temas"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sala_retiradas_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      sala_temas: {
        Row: {
          created_at: string
          envio: string
          id: string
          instrucoes: string
          prazo: string | null
          proposta: string | null
          sala_id: string
          tema: string
          textos: NonNullable<Json>
        }
        Insert: {
          created_at?: string
          envio?: string
          id?: string
          instrucoes?: string
          prazo?: string | null
          proposta?: string | null
          sala_id: string
          tema: string
          textos?: NonNullable<Json>
        }
        Update: {
          created_at?: string
          envio?: string
          id?: string
          instrucoes?: string
          prazo?: string | null
          proposta?: string | null
          sala_id?: string
          tema?: string
          textos?: NonNullable<Json>
        }
        Relationships: [
          {
            foreignKeyName: "sala_temas_sala_id_fkey"
            columns: ["sala_id"]
            referencedRelation: "salas"
            referencedColumns: ["id"]
          },
        ]
      }
      salas: {
        Row: {
          arquivada_em: string | null
          created_at: string
          descricao: string
          dono_desde: string | null
          excluida_em: string | null
          frases_no_treino: boolean
          id: string
          nome: string
          passada_em: string | null
          professor_id: string
          tema: string
          tema_versao: number
          versao: number
        }
        Insert: {
          arquivada_em?: string | null
          created_at?: string
          descricao?: string
          dono_desde?: string | null
          excluida_em?: string | null
          frases_no_treino?: boolean
          id?: string
          nome: string
          passada_em?: string | null
          professor_id?: string
          tema?: string
          tema_versao?: number
          versao?: number
        }
        Update: {
          arquivada_em?: string | null
          created_at?: string
          descricao?: string
          dono_desde?: string | null
          excluida_em?: string | null
          frases_no_treino?: boolean
          id?: string
          nome?: string
          passada_em?: string | null
          professor_id?: string
          tema?: string
          tema_versao?: number
          versao?: number
        }
        Relationships: [
          {
            foreignKeyName: "salas_professor_id_fkey"
            columns: ["professor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      treino_cartoes: {
        Row: {
          certa: string | null
          chave: string
          errada: string | null
          falta: string
          memoria: NonNullable<Json>
          redacao_id: string | null
          respondido_em: string
          usuario_id: string
          vence: string | null
        }
        Insert: {
          certa?: string | null
          chave: string
          errada?: string | null
          falta: string
          memoria: NonNullable<Json>
          redacao_id?: string | null
          respondido_em: string
          usuario_id: string
          vence?: string | null
        }
        Update: {
          certa?: string | null
          chave?: string
          errada?: string | null
          falta?: string
          memoria?: NonNullable<Json>
          redacao_id?: string | null
          respondido_em?: string
          usuario_id?: string
          vence?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "treino_cartoes_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "treino_cartoes_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      treino_faltas: {
        Row: {
          acertos: number
          desde: string
          erros: number
          errou_em: string | null
          falta: string
          seguidas: number
          usuario_id: string
        }
        Insert: {
          acertos: number
          desde: string
          erros: number
          errou_em?: string | null
          falta: string
          seguidas: number
          usuario_id: string
        }
        Update: {
          acertos?: number
          desde?: string
          erros?: number
          errou_em?: string | null
          falta?: string
          seguidas?: number
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "treino_faltas_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      treino_respostas: {
        Row: {
          certa: boolean
          chave: string
          created_at: string
          falta: string
          id: string
          respondida_em: string
          usuario_id: string
        }
        Insert: {
          certa: boolean
          chave: string
          created_at?: string
          falta: string
          id: string
          respondida_em: string
          usuario_id: string
        }
        Update: {
          certa?: boolean
          chave?: string
          created_at?: string
          falta?: string
          id?: string
          respondida_em?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "treino_respostas_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      uso_ia: {
        Row: {
          contagem: number
          dia: string
          servico: string
          usuario_id: string
        }
        Insert: {
          contagem: number
          dia: string
          servico?: string
          usuario_id: string
        }
        Update: {
          contagem?: number
          dia?: string
          servico?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "uso_ia_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      usos_credito: {
        Row: {
          chave: string | null
          created_at: string
          devolvido_em: string | null
          id: string
          redacao_id: string | null
          servido_em: string | null
          usuario_id: string
        }
        Insert: {
          chave?: string | null
          created_at?: string
          devolvido_em?: string | null
          id?: string
          redacao_id?: string | null
          servido_em?: string | null
          usuario_id: string
        }
        Update: {
          chave?: string | null
          created_at?: string
          devolvido_em?: string | null
          id?: string
          redacao_id?: string | null
          servido_em?: string | null
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "usos_credito_redacao_id_fkey"
            columns: ["redacao_id"]
            referencedRelation: "redacoes"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "usos_credito_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      usuario_conquistas: {
        Row: {
          conquista_id: string
          data_desbloqueio: string
          usuario_id: string
        }
        Insert: {
          conquista_id: string
          data_desbloqueio?: string
          usuario_id?: string
        }
        Update: {
          conquista_id?: string
          data_desbloqueio?: string
          usuario_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "usuario_conquistas_conquista_id_fkey"
            columns: ["conquista_id"]
            referencedRelation: "conquistas"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "usuario_conquistas_usuario_id_fkey"
            columns: ["usuario_id"]
            referencedRelation: "profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      abrir_codigo_de_sala: { Args: { p_codigo: string }; Returns: Json }
      aceitar_sala: { Args: { p_sala: string }; Returns: Json }
      apagar_folha: { Args: { p_envio: string }; Returns: boolean }
      apagar_nome: {
        Args: { p_nome: string; p_redacoes?: number; p_sala: string }
        Returns: Json
      }
      arquivar_sala: {
        Args: { p_arquivar: boolean; p_sala: string }
        Returns: boolean
      }
      atribuir_nome: {
        Args: { p_aluno: string; p_nome: string; p_sala: string }
        Returns: boolean
      }
      avisos_novos: { Args: Record<PropertyKey, never>; Returns: number }
      banco_de_comentarios: { Args: Record<PropertyKey, never>; Returns: Json }
      cartoes_ineditos: { Args: { p_chaves: string[] }; Returns: Json }
      claim_daily_login: { Args: Record<PropertyKey, never>; Returns: number }
      claim_daily_mission: { Args: Record<PropertyKey, never>; Returns: number }
      comentarios_da_sala: { Args: { p_sala: string }; Returns: Json }
      compartilhar_correcao: {
        Args: { p_com_nome?: boolean; p_dias?: number; p_redacao: string }
        Returns: Json
      }
      comprar_na_loja: {
        Args: { p_chave: string; p_item: string }
        Returns: Json
      }
      confirmar_fotos: { Args: { p_sala: string }; Returns: boolean }
      convidar_professor: { Args: { p_sala: string }; Returns: Json }
      copiar_sala: {
        Args: {
          p_com_nomes: boolean
          p_com_temas?: boolean
          p_id: string
          p_nome: string
          p_sala: string
        }
        Returns: string
      }
      correcao_compartilhada: { Args: { p_codigo: string }; Returns: Json }
      definir_promo: { Args: { p_ativa: boolean }; Returns: string }
      definir_tema: {
        Args: {
          p_prazo: string
          p_sala: string
          p_tema: string
          p_versao: number
        }
        Returns: Json
      }
      desbloquear_conquista: { Args: { p_codigo: string }; Returns: Json }
      desbloquear_conquistas: {
        Args: Record<PropertyKey, never>
        Returns: {
          codigo: string
          descricao: string
          icone_url: string
          nome: string
          recompensa: number
        }[]
      }
      desfazer_atribuicao: {
        Args: { p_aluno: string; p_email?: string; p_sala: string }
        Returns: boolean
      }
      desfazer_exclusao: { Args: { p_sala: string }; Returns: boolean }
      desfazer_importacao: {
        Args: { p_nomes: string[]; p_sala: string }
        Returns: number
      }
      desfazer_remocao: {
        Args: { p_aluno: string; p_sala: string }
        Returns: boolean
      }
      destino_das_salas: { Args: Record<PropertyKey, never>; Returns: Json }
      devolver_aviso_de_orcamento: {
        Args: { p_dia: string; p_nivel: string }
        Returns: boolean
      }
      devolver_aviso_por_email: {
        Args: { p_usuario: string }
        Returns: boolean
      }
      diagnostico: { Args: Record<PropertyKey, never>; Returns: Json }
      discordancias_por_regra: {
        Args: Record<PropertyKey, never>
        Returns: {
          competencia: number
          confirmadas: number
          discordaram: number
          mostrada: number
          regra: string
          sem_registro: number
          tipo: string
        }[]
      }
      dispensar_cartao: { Args: { p_cartao: Json }; Returns: undefined }
      encerrar_ia: {
        Args: {
          p_chamadas: number
          p_chave: string
          p_entrada: number
          p_pago?: boolean
          p_resultado: string
          p_saida: number
          p_servico: string
          p_usuario: string
        }
        Returns: number
      }
      encerrar_oferta: { Args: { p_sala: string }; Returns: boolean }
      entrar_como_professor: { Args: { p_codigo: string }; Returns: Json }
      entrar_na_sala: { Args: { p_codigo: string }; Returns: Json }
      enviar_folha: {
        Args: {
          p_aluno: string
          p_correcao: Json
          p_id: string
          p_sala: string
          p_tema: string
          p_texto: string
        }
        Returns: Json
      }
      enviar_para_sala: {
        Args: { p_redacao: string; p_sala: string; p_tema?: string }
        Returns: Json
      }
      envios_da_sala: { Args: { p_sala: string }; Returns: Json }
      estornar_compra: {
        Args: { p_motivo: string; p_pagamento_id: string }
        Returns: Json
      }
      excluir_comentario: { Args: { p_id: string }; Returns: boolean }
      excluir_minha_conta: { Args: { p_confirmacao: string }; Returns: Json }
      excluir_sala: { Args: { p_sala: string }; Returns: boolean }
      fila_de_revisao: {
        Args: {
          p_busca?: string
          p_estado?: string
          p_limite?: number
          p_ordem?: string
          p_sala?: string
          p_tema?: string
        }
        Returns: Json
      }
      folha_recebida: { Args: { p_envio: string }; Returns: Json }
      folhas_recebidas: { Args: Record<PropertyKey, never>; Returns: Json }
      fotos_da_sala: { Args: { p_sala: string }; Returns: Json }
      frases_da_sala: { Args: Record<PropertyKey, never>; Returns: Json }
      guardar_comentario: {
        Args: { p_competencia?: number; p_id: string; p_texto: string }
        Returns: boolean
      }
      guardar_correcao: {
        Args: {
          p_chave: string
          p_correcao: Json
          p_missoes?: string[]
          p_nota: number
          p_produtor: string
          p_tema: string
          p_texto: string
          p_usuario: string
          p_versao: string
          p_versao_de?: string
        }
        Returns: string
      }
      guardar_rascunho: {
        Args: {
          p_anotacoes?: Json
          p_envio: string
          p_itens: Json
          p_revisao_versao?: number
          p_versao?: number
        }
        Returns: Json
      }
      importar_nomes: { Args: { p_nomes: Json; p_sala: string }; Returns: Json }
      leaderboard: {
        Args: { p_limit?: number }
        Returns: {
          canetinhas: number
          eu: boolean
          nome: string
          posicao: number
        }[]
      }
      limitar_cadastros: { Args: { event: Json }; Returns: Json }
      marcar_avisos: {
        Args: { p_ate: string; p_chave?: string }
        Returns: boolean
      }
      mensagens_recebidas: {
        Args: { p_de?: number; p_quantas?: number }
        Returns: {
          conta_email: string
          created_at: string
          email: string
          id: string
          mensagem: string
          nome: string
          papel_usuario: string
          status: string
          telefone: string
          tipo_problema: string
        }[]
      }
      meu_treino: { Args: { p_ate: string; p_desde: string }; Returns: Json }
      meus_avisos: { Args: Record<PropertyKey, never>; Returns: Json }
      minha_posicao: {
        Args: Record<PropertyKey, never>
        Returns: {
          canetinhas: number
          posicao: number
        }[]
      }
      minha_sequencia: { Args: Record<PropertyKey, never>; Returns: Json }
      minhas_remocoes: { Args: Record<PropertyKey, never>; Returns: Json }
      minhas_salas: { Args: Record<PropertyKey, never>; Returns: Json }
      oferecer_sala: {
        Args: { p_professor: string; p_sala: string }
        Returns: boolean
      }
      parar_avisos_por_email: { Args: { p_codigo: string }; Returns: boolean }
      passagens_da_sala: {
        Args: { p_codigo: string; p_sala: string }
        Returns: Json
      }
      passar_tema: {
        Args: { p_orientacao?: Json; p_salas: Json; p_tema: string }
        Returns: Json
      }
      permitir_frases: {
        Args: { p_sala: string; p_sim: boolean }
        Returns: boolean
      }
      professores_da_sala: { Args: { p_sala: string }; Returns: Json }
      ranking: {
        Args: { p_limit?: number }
        Returns: {
          canetinhas: number
          eu: boolean
          nome: string
          posicao: number
        }[]
      }
      rascunho_da_revisao: { Args: { p_envio: string }; Returns: Json }
      receber_avisos_por_email: { Args: { p_sim: boolean }; Returns: boolean }
      receber_entrada_do_dia: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      receber_missao_do_dia: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      recusar_nome: {
        Args: { p_aluno: string; p_nome: string; p_sala: string }
        Returns: boolean
      }
      redacao_da_sala: { Args: { p_envio: string }; Returns: Json }
      redacoes_a_revisar: { Args: Record<PropertyKey, never>; Returns: number }
      redacoes_recentes_das_salas: { Args: { p_limit?: number }; Returns: Json }
      registrar_compra: {
        Args: { p_email: string; p_pagamento_id: string; p_produto: string }
        Returns: Json
      }
      registrar_uso_ia: {
        Args: { p_limite: number; p_servico?: string; p_usuario: string }
        Returns: Json
      }
      remover_aluno: {
        Args: { p_aluno: string; p_sala: string }
        Returns: boolean
      }
      remover_professor: {
        Args: { p_professor: string; p_sala: string }
        Returns: boolean
      }
      renovar_convite: { Args: { p_sala: string }; Returns: Json }
      reservar_aviso_de_orcamento: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      reservar_aviso_por_email: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      reservar_ia: {
        Args: {
          p_chave?: string
          p_limite: number
          p_servico: string
          p_usuario: string
        }
        Returns: Json
      }
      responder_treino: {
        Args: {
          p_cartao: Json
          p_certa: boolean
          p_id: string
          p_respondida_em: string
        }
        Returns: undefined
      }
      restaurar_compra: { Args: { p_pagamento_id: string }; Returns: Json }
      resumo_das_salas: { Args: Record<PropertyKey, never>; Returns: Json }
      retirar_da_sala: { Args: { p_envio: string }; Returns: boolean }
      revisar_redacao: {
        Args: {
          p_anotacoes?: Json
          p_envio: string
          p_itens: Json
          p_rascunho_versao?: number
          p_versao?: number
        }
        Returns: Json
      }
      revisoes_da_redacao: { Args: { p_redacao: string }; Returns: Json }
      revisoes_de_retiradas: {
        Args: { p_envio?: string; p_sala?: string }
        Returns: Json
      }
      revogar_convite_de_professor: {
        Args: { p_sala: string }
        Returns: boolean
      }
      revogar_convites: { Args: { p_sala: string }; Returns: boolean }
      sair_da_sala: { Args: { p_sala: string }; Returns: boolean }
      sala_do_convite_de_professor: {
        Args: { p_codigo: string }
        Returns: Json
      }
      sala_do_professor: { Args: { p_sala: string }; Returns: Json }
      sala_por_convite: {
        Args: { p_codigo: string }
        Returns: {
          descricao: string
          id: string
          nome: string
          professor_email: string
          professor_nome: string
        }[]
      }
      salas_excluidas: { Args: Record<PropertyKey, never>; Returns: Json }
      unlock_achievement: { Args: { p_codigo: string }; Returns: Json }
      unlock_achievements: {
        Args: Record<PropertyKey, never>
        Returns: {
          codigo: string
          descricao: string
          icone_url: string
          nome: string
          recompensa: number
        }[]
      }
      usar_comentario: { Args: { p_id: string }; Returns: boolean }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
