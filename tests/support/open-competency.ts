import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CompetencyNumber } from '@/domain/rubric/competency';

/** Opens the details of a competency's level; resolves once they are visible. */
export async function openCompetency(user: UserEvent, number: CompetencyNumber) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^Competência ${number}:`) }));
  const article = screen.getAllByRole('article')[number - 1]!;
  await within(article).findByText('No seu texto');
  return within(article);
}
