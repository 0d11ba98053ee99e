import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readStep } from './kept-step';

/**
 * After a reload, or on the way back from another page, the entries of a dialog that is no longer open would
 * be steps back that change nothing: they are left at once.
 */
export function useSkippedDeadSteps(isOpen: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    const kept = readStep(location);
    if (!isOpen && kept && navigationType === 'POP') void navigate(-(kept.step + 1));
  }, [isOpen, location, navigate, navigationType]);
}
