import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { SignInSchema, SignUpSchema, type SignUpInput } from '@/contracts/entry';
import type { EntryMode } from './entry-copy';

/** The fields of both modes; what was typed stays when the mode changes. Checked on submit, then on change. */
export function useEntryForm(mode: EntryMode) {
  return useForm<SignUpInput>({
    resolver: RESOLVERS[mode],
    defaultValues: { name: '', email: '', password: '', userType: 'student' },
  });
}

const RESOLVERS = {
  // Any name will do: the field is not on screen then.
  'sign-in': zodResolver(z.extend(SignInSchema, { name: z.string() })),
  'sign-up': zodResolver(SignUpSchema),
};
