import { useEntryServices } from '@/data/services-context';

/** The person responsible for the site and its data, with their contact, as configured by the operator. */
export function OperatorContact() {
  const { operator, supabase } = useEntryServices().config;
  if (operator) {
    const { name, document, email } = operator;
    return (
      <p className="wrap-anywhere">
        <b>{name}</b>
        {document && `, ${document}`}. Contato: <a href={`mailto:${email}`}>{email}</a>.
      </p>
    );
  }
  return (
    <p>
      {supabase
        ? 'Quem mantém este site ainda não publicou aqui seu nome e seu contato. Quem tem conta alcança a equipe pela página Feedback.'
        : 'Este é o modo demonstração: nada sai deste navegador, e ninguém recebe nem guarda dados seus.'}
    </p>
  );
}
