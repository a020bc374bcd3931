@echo off
rem Runs Oya with the Java in JAVA_HOME or on the PATH. Requires Java 17 or later.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" %OYA_JAVA_OPTS% -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError "-Doya.home=%~dp0." -jar "%~dp0oya.jar" %*
exit /b %ERRORLEVEL%
