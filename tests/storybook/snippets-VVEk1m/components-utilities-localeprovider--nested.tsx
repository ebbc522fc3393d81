import { Amount, LocaleProvider, ThemeProvider } from 'colibri-recargas-components';
const Nested = () => <LocaleProvider currency="COP" language="es-CO">
    <ul>
        <li>
            <Amount currency="USD" language="en-US" value={1000} />
        </li>
        <li>
            <LocaleProvider language="en-US">
                <Amount value={1000} />
            </LocaleProvider>
        </li>
        <li>
            <ThemeProvider carrier="TELCEL">
                <Amount value={1000} />
            </ThemeProvider>
        </li>
        <li>
            <ThemeProvider carrier="COMETA">
                <Amount value={1000} />
            </ThemeProvider>
        </li>
        <li>
            <ThemeProvider carrier="TELCEL">
                <LocaleProvider currency="BRL" language="pt-BR">
                    <Amount value={1000} />
                </LocaleProvider>
            </ThemeProvider>
        </li>
    </ul>
</LocaleProvider>;